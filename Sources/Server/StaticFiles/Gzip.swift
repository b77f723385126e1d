import CZlib

/// Packs bytes as `Content-Encoding: gzip` wants them.
enum Gzip {
    /// The packed bytes; nil if they are not fewer.
    static func pack(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let count = UInt32(exactly: bytes.count), count > 0 else { return nil }
        var stream = z_stream()
        // 15 bits of window, plus 16 for the gzip frame instead of zlib's own.
        guard
            deflateInit2_(
                &stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, packedCount in
            stream.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = count
            stream.next_out = buffer.baseAddress
            stream.avail_out = count
            packedCount =
                deflate(&stream, Z_FINISH) == Z_STREAM_END ? buffer.count - Int(stream.avail_out) : 0
        }
        return packed.isEmpty || packed.count >= bytes.count ? nil : packed
    }
}
