/// A file that somebody has chosen, whole.
public struct UploadedFile: Hashable, Sendable {
    /// The file's name where it comes from, if that was told. It is not to be trusted: neither as a path, nor for the
    /// kind of the content.
    public let name: String?

    /// The content.
    public let bytes: [UInt8]

    /// Makes a file, as tests do.
    public init(name: String? = nil, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
