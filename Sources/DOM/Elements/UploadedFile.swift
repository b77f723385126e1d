/// A file that somebody has chosen, whole.
///
/// Its content lies in a temporary folder, and can be read while the page is open that it was chosen on. What is to
/// outlive the page is read before:
///
/// ```swift
/// FilePicker("Report", allowedContentTypes: [.pdf]) { file in
///     for try await chunk in file.chunks { try await archive.append(chunk) }
/// }
/// ```
public struct UploadedFile: Sendable {
    /// The file's name where it comes from, if that was told. It is not to be trusted: neither as a path, nor for the
    /// kind of the content.
    public let name: String?

    /// The media type of the content as its sender tells it, such as `application/pdf`. It is as little to be trusted.
    public let type: String?

    /// How many bytes the content has.
    public let size: Int

    private let place: Place

    private enum Place: Sendable {
        case memory([UInt8])
        case kept(any FileContent)
    }

    /// Makes a file of bytes, as tests do.
    public init(name: String? = nil, type: String? = nil, bytes: [UInt8]) {
        self.name = name
        self.type = type
        size = bytes.count
        place = .memory(bytes)
    }

    /// Makes a file whose content is kept somewhere.
    package init(name: String?, type: String?, _ content: any FileContent) {
        self.name = name
        self.type = type
        size = content.size
        place = .kept(content)
    }
}

extension UploadedFile {
    /// The whole content. Of a file that may be large, read ``chunks``.
    ///
    /// - Throws: a ``FieldError`` once the file's page is gone.
    public var bytes: [UInt8] {
        get async throws(FieldError) { try await read(at: 0, count: size) }
    }

    /// The content, some of it at a time.
    public var chunks: Chunks { Chunks(file: self) }

    /// Some of the content.
    ///
    /// - Parameters:
    ///   - offset: where it begins.
    ///   - count: how many bytes; there may be fewer.
    /// - Throws: a ``FieldError`` once the file's page is gone.
    public func read(at offset: Int, count: Int) async throws(FieldError) -> [UInt8] {
        let start = min(max(offset, 0), size)
        let end = start + min(max(count, 0), size - start)
        switch place {
        case .memory(let bytes): return Array(bytes[start..<end])
        case .kept(let content): return try await content.read(at: start, count: end - start)
        }
    }

    /// The content, unless it is in memory.
    package var content: (any FileContent)? {
        if case .kept(let content) = place { content } else { nil }
    }
}

extension UploadedFile: Hashable {
    /// Two values are equal if they are the same upload; a file that was sent twice is two.
    public static func == (one: UploadedFile, other: UploadedFile) -> Bool {
        guard one.name == other.name, one.type == other.type else { return false }
        return switch (one.place, other.place) {
        case (.memory(let one), .memory(let other)): one == other
        case (.kept(let one), .kept(let other)): one === other
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size)
    }
}
