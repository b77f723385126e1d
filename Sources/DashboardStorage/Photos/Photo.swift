/// Somebody's photo, as it is served.
package struct Photo: Hashable, Sendable {
    /// The file.
    package let bytes: [UInt8]

    /// What kind of file it is.
    package let type: PhotoType

    /// The hash of the bytes in hexadecimal digits: a strong ETag once it stands in quotation marks.
    package let etag: String

    /// Makes a photo from its parts, as tests and previews do.
    package init(bytes: [UInt8], type: PhotoType, etag: String) {
        self.bytes = bytes
        self.type = type
        self.etag = etag
    }
}

extension Photo {
    /// How many bytes a photo may have: 10 MiB.
    package static let maximumSize = 10 << 20
}
