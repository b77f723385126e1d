/// Something that somebody has written for everybody.
public struct Article: Identifiable, Hashable, Sendable {
    /// The number of the article in the database; never used for a second one.
    public let id: ID

    /// Who has written it.
    public let author: User.ID

    /// What the author wants to be called now.
    public var authorName: String

    /// One line.
    public var title: String

    /// Paragraphs, with an empty line between them.
    public var text: String

    /// In seconds since 1970.
    public let published: Int64

    /// Makes an article from its parts, as tests and previews do.
    public init(
        id: ID, author: User.ID, authorName: String, title: String, text: String, published: Int64
    ) {
        self.id = id
        self.author = author
        self.authorName = authorName
        self.title = title
        self.text = text
        self.published = published
    }
}

extension Article {
    /// The number of an article.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int64

        public init(rawValue: Int64) {
            self.rawValue = rawValue
        }
    }
}

extension Article.ID: CustomStringConvertible {
    public var description: String { "\(rawValue)" }
}

extension Article {
    /// The text, paragraph by paragraph.
    public var paragraphs: [Substring] {
        // A line break inside of a paragraph is one that its author wanted.
        text.split(separator: "\n\n")
    }
}
