/// A kind of file that a field takes: a media type, names that end in a certain way, or either.
///
/// ```swift
/// FilePicker("Figures", selection: $files, allowedContentTypes: [.pdf, ".ods", "image/*"])
/// ```
///
/// A text that begins with a dot is the end of a name; any other one is a media type, whose second half may be `*`.
///
/// - Important: It is compared with what the sender says of a file, its type and its name. What a file is shows only in
///   its content.
public struct FileType: Hashable, Sendable {
    private let mediaType: String?
    private let extensions: [String]

    /// Makes a kind of file.
    ///
    /// - Parameters:
    ///   - mediaType: such as `text/csv`, or `text/*` for all texts.
    ///   - extensions: the ends of names that count as well, without a dot: some systems know no media type for them.
    public init(_ mediaType: String, extensions: [String] = []) {
        self.mediaType = mediaType.lowercased()
        self.extensions = extensions.map { $0.lowercased() }
    }
}

extension FileType: ExpressibleByStringLiteral {
    /// Makes a kind of file of `".csv"` or of `"text/csv"`.
    public init(stringLiteral text: String) {
        let isEnd = text.hasPrefix(".")
        mediaType = isEnd ? nil : text.lowercased()
        extensions = isEnd ? [text.dropFirst().lowercased()] : []
    }
}

extension FileType {
    /// Sounds.
    public static let audio = FileType("audio/*")
    /// Tables as text, with commas.
    public static let csv = FileType("text/csv", extensions: ["csv"])
    /// GIF pictures.
    public static let gif = FileType("image/gif", extensions: ["gif"])
    /// Pictures of any format.
    public static let image = FileType("image/*")
    /// JPEG pictures.
    public static let jpeg = FileType("image/jpeg", extensions: ["jpg", "jpeg"])
    /// JSON.
    public static let json = FileType("application/json", extensions: ["json"])
    /// PDF documents.
    public static let pdf = FileType("application/pdf", extensions: ["pdf"])
    /// PNG pictures.
    public static let png = FileType("image/png", extensions: ["png"])
    /// Plain texts.
    public static let text = FileType("text/plain", extensions: ["txt"])
    /// Films.
    public static let video = FileType("video/*")
    /// WebP pictures.
    public static let webp = FileType("image/webp", extensions: ["webp"])
    /// ZIP archives.
    public static let zip = FileType("application/zip", extensions: ["zip"])
}

extension FileType {
    /// The value of the attribute `accept`.
    var accept: String {
        ((mediaType.map { [$0] } ?? []) + extensions.map { "." + $0 }).joined(separator: ",")
    }

    /// The kind in a word, for people.
    var word: String {
        if let end = extensions.first { return "." + end }
        guard let mediaType else { return "" }
        return mediaType.hasSuffix("/*") ? String(mediaType.dropLast(2)) : mediaType
    }

    /// Whether a file says of itself that it is of this kind.
    func includes(name: String?, type: String?) -> Bool {
        if let mediaType, let type {
            if type == mediaType { return true }
            if mediaType.hasSuffix("/*"), type.hasPrefix(mediaType.dropLast()) { return true }
        }
        let name = name?.lowercased() ?? ""
        return extensions.contains { name.hasSuffix("." + $0) }
    }
}
