internal import CTurboJPEG

extension JPEGFile {
    /// Decodes a picture, by an eighth, a quarter or the like where that is enough: then little memory is needed.
    static func decode(
        _ bytes: [UInt8], as file: PictureFile, coveringSide side: Int
    ) throws(ImageProblem) -> Pixels {
        guard let decoder = tjInitDecompress() else { throw .busy }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, space): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
            width == file.width, height == file.height
        else { throw .damaged }
        let size = reducedSize(of: file, coveringSide: side)
        let isForPrint = space == CInt(TJCS_CMYK.rawValue) || space == CInt(TJCS_YCCK.rawValue)
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * (isForPrint ? 4 : 3))
        let failed =
            tjDecompress2(
                decoder, bytes, UInt(bytes.count), &pixels, CInt(size.width), 0, CInt(size.height),
                CInt(isForPrint ? TJPF_CMYK.rawValue : TJPF_RGB.rawValue), CInt(TJFLAG_LIMITSCANS)) != 0
        guard !failed || isHarmless(decoder) else { throw .damaged }
        if isForPrint { pixels = rgb(ofInks: pixels) }
        return Pixels(width: size.width, height: size.height, bytes: pixels)
    }

    private static func reducedSize(
        of file: PictureFile, coveringSide side: Int
    ) -> (width: Int, height: Int) {
        var count: CInt = 0
        let factors = UnsafeBufferPointer(start: tjGetScalingFactors(&count), count: Int(count))
        var best = (width: file.width, height: file.height)
        for factor in factors where factor.num < factor.denom {
            let (numerator, denominator) = (Int(factor.num), Int(factor.denom))
            let width = (file.width * numerator + denominator - 1) / denominator
            let height = (file.height * numerator + denominator - 1) / denominator
            if min(width, height) >= side, width < best.width { best = (width, height) }
        }
        return best
    }

    /// Some cameras leave a few bytes too many; the picture is whole.
    private static func isHarmless(_ decoder: tjhandle) -> Bool {
        guard tjGetErrorCode(decoder) == CInt(TJERR_WARNING.rawValue) else { return false }
        return String(cString: tjGetErrorStr2(decoder)).contains("extraneous bytes")
    }

    /// Inks are stored by how much light they leave.
    private static func rgb(ofInks inks: [UInt8]) -> [UInt8] {
        var rgb = [UInt8](repeating: 0, count: inks.count / 4 * 3)
        for pixel in 0..<inks.count / 4 {
            let black = Int(inks[pixel * 4 + 3])
            for channel in 0..<3 {
                rgb[pixel * 3 + channel] = UInt8(Int(inks[pixel * 4 + channel]) * black / 255)
            }
        }
        return rgb
    }
}
