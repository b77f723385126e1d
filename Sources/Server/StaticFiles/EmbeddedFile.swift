/// A file whose bytes are part of the program.
public struct EmbeddedFile: Sendable {
    /// Its address below the folder it stands for, with a slash before it: `/site.css`.
    public let path: String
    /// What is in it.
    public let bytes: [UInt8]

    /// Names some bytes.
    public init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
