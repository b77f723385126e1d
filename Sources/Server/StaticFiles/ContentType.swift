/// What a file is, by the end of its name.
struct ContentType: Equatable {
    let name: String
    /// Whether it is text that is worth packing.
    let isText: Bool
    /// How its comments are written, if they are left out where it is written in chapters.
    let comments: Comments

    /// Reads the extension of `path`; nil if it is not one that a page loads.
    init?(path: String) {
        // Most addresses are those of pages.
        guard path.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[dot...].lowercased() {
        case ".js", ".mjs": self = .text("text/javascript; charset=utf-8", comments: .lines)
        case ".css": self = .text("text/css; charset=utf-8", comments: .blocks)
        case ".html": self = .text("text/html; charset=utf-8")
        case ".txt": self = .text("text/plain; charset=utf-8")
        case ".json", ".map": self = .text("application/json")
        case ".webmanifest": self = .text("application/manifest+json")
        case ".svg": self = .text("image/svg+xml")
        case ".xml": self = .text("application/xml")
        case ".png": self = .packed("image/png")
        case ".jpg", ".jpeg": self = .packed("image/jpeg")
        case ".webp": self = .packed("image/webp")
        case ".ico": self = .packed("image/x-icon")
        case ".woff2": self = .packed("font/woff2")
        default: self = .packed("application/octet-stream")
        }
    }

    private init(name: String, isText: Bool, comments: Comments) {
        self.name = name
        self.isText = isText
        self.comments = comments
    }

    private static func text(_ name: String, comments: Comments = .none) -> ContentType {
        ContentType(name: name, isText: true, comments: comments)
    }

    private static func packed(_ name: String) -> ContentType {
        ContentType(name: name, isText: false, comments: .none)
    }
}
