/// A file of an image, as a browser is given it.
package struct ImageFile: Sendable {
    /// Where it lies.
    package let path: String
    /// The last part of its address: names what is in it, so that a browser can keep it.
    package let key: String
    /// How wide and high it is, in points; nil if the file does not say so in a way that is understood here.
    let size: (width: Int, height: Int)?

    /// The folder of the addresses.
    package static let folder = "/assets/"

    var address: String { Self.folder + key }

    /// Files that browsers show, by the ends of their names.
    package static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
        "webp": "image/webp", "gif": "image/gif", "avif": "image/avif",
    ]

    /// How large an image may be.
    package static let sizeLimit = 64_000_000

    /// Reads the file to name it; nil if it cannot be read.
    init?(path: String) {
        guard let bytes = FolderReading.bytes(of: path, limit: Self.sizeLimit),
            let type = FolderReading.ending(of: path)
        else { return nil }
        self.path = path
        // FNV-1a: what it names are files of the program's own.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        key = String(hash, radix: 16) + "." + type
        size = type == "svg" ? Self.svgSize(bytes) : Self.pngSize(bytes)
    }

    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return width > 0 && height > 0 && width < 65_536 && height < 65_536 ? (width, height) : nil
    }

    private static func svgSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        let head = String(decoding: bytes.prefix(2_000), as: UTF8.self)
        guard let start = head.firstRange(of: "viewBox=\"") else { return nil }
        let numbers = head[start.upperBound...].prefix { $0 != "\"" }
            .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 4, (1..<65_536).contains(numbers[2]), (1..<65_536).contains(numbers[3])
        else { return nil }
        return (Int(numbers[2].rounded()), Int(numbers[3].rounded()))
    }
}
