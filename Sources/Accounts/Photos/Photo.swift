/// Somebody's photo, as it is served.
public struct Photo: Hashable, Sendable {
    /// The file.
    public let bytes: [UInt8]

    /// What kind of file it is.
    public let type: PhotoType

    /// The hash of the bytes in hexadecimal digits: a strong ETag once it stands in quotation marks.
    public let etag: String

    /// Makes a photo from its parts, as tests and previews do.
    public init(bytes: [UInt8], type: PhotoType, etag: String) {
        self.bytes = bytes
        self.type = type
        self.etag = etag
    }
}

extension Photo {
    /// How many bytes a photo may have: 10 MiB.
    public static let maximumSize = 10 << 20
}
