package import Accounts

/// Something that somebody has written for everybody.
package struct Article: Identifiable, Hashable, Sendable {
    /// The number of the article in the database; never used for a second one.
    package let id: ID

    /// Who has written it.
    package let author: User.ID

    /// What the author wants to be called now.
    package var authorName: String

    /// One line.
    package var title: String

    /// Paragraphs, with an empty line between them.
    package var text: String

    /// In seconds since 1970.
    package let published: Int64

    /// Makes an article from its parts, as tests and previews do.
    package init(
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
    package struct ID: RawRepresentable, Hashable, Sendable {
        package let rawValue: Int64

        package init(rawValue: Int64) {
            self.rawValue = rawValue
        }
    }
}

extension Article.ID: CustomStringConvertible {
    package var description: String { "\(rawValue)" }
}

extension Article {
    /// The text, paragraph by paragraph.
    package var paragraphs: [Substring] {
        // A line break inside of a paragraph is one that its author wanted.
        text.split(separator: "\n\n")
    }
}
