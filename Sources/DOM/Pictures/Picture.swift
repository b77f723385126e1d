/// A picture that the program has as bytes.
public struct Picture: Hashable, Sendable {
    /// What a file of the picture has in it.
    public let bytes: [UInt8]
    /// The format of the bytes.
    public let type: PictureType
    /// The last part of the picture's address. Other bytes have another one, which nobody can guess: it is a hash with
    /// 128 bits, whose secret each start of the program draws anew.
    package let key: String

    /// Makes a picture.
    public init(_ bytes: [UInt8], type: PictureType) {
        self.bytes = bytes
        self.type = type
        let halves = [0, 1].map { half in
            var hasher = Hasher()
            hasher.combine(half)
            hasher.combine(type)
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
            return String(UInt(bitPattern: hasher.finalize()), radix: 16)
        }
        key = halves.joined(separator: "-")
    }

    /// The folder of the addresses.
    package static let folder = "/pictures/"

    /// Where a browser finds the picture, as long as it is shown on one of the browser's pages.
    package var address: String { Self.folder + key }

    public static func == (one: Picture, other: Picture) -> Bool { one.key == other.key }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
