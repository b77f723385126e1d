import CZlib

/// PNG files that no program would write.
enum HandMadePNG {
    /// A file with a head that claims a size, and one run of zeros, compressed.
    static func gray(width: UInt32, height: UInt32, zeros: Int) -> [UInt8] {
        let head = bigEndian(width) + bigEndian(height) + [8, 0, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", head) + chunk("IDAT", compressed(zeros: zeros)) + chunk("IEND", [])
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bigEndian(UInt32(content.count)) + named
            + bigEndian(UInt32(crc32(0, named, uInt(named.count))))
    }

    static func compressed(zeros: Int) -> [UInt8] {
        let source = [UInt8](repeating: 0, count: zeros)
        var size = compressBound(uLong(zeros))
        var target = [UInt8](repeating: 0, count: Int(size))
        compress2(&target, &size, source, uLong(zeros), 9)
        return Array(target[..<Int(size)])
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
