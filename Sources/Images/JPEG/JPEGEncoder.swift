internal import CTurboJPEG

/// Writes JPEG files that hold a picture and nothing else.
enum JPEGEncoder {
    static func encode(_ pixels: Pixels, quality: Int = 85) throws(ImageProblem) -> [UInt8] {
        guard let encoder = tjInitCompress() else { throw .busy }
        defer { tjDestroy(encoder) }
        var buffer: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(buffer) }
        let result = tjCompress2(
            encoder, pixels.bytes, CInt(pixels.width), 0, CInt(pixels.height), CInt(TJPF_RGB.rawValue),
            &buffer, &size, CInt(TJSAMP_420.rawValue), CInt(quality), 0)
        guard result == 0, let buffer else { throw .damaged }
        return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
    }
}
