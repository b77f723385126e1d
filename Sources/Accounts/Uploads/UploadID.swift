/// What an upload is known by: 128 random bits, which nobody else can guess.
public struct UploadID: Hashable, Sendable {
    let bytes: [UInt8]

    static func random() -> UploadID {
        UploadID(bytes: RandomBytes.make(16))
    }
}

extension UploadID: LosslessStringConvertible {
    /// - Returns: `nil` for a text that is none of ours.
    public init?(_ text: String) {
        guard text.utf8.count == 32, let bytes = [UInt8](hexadecimal: text) else { return nil }
        self.bytes = bytes
    }

    /// 32 hexadecimal digits.
    public var description: String { bytes.hexadecimal }
}
