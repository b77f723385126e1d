/// Some of the articles, newest first, and where the next ones begin.
package struct ArticleListing: Hashable, Sendable {
    /// What is on it.
    package let articles: [Article]

    /// To be given to the next question; `nil` when these are the last.
    package let next: Cursor?

    /// Makes a listing from its parts, as tests and previews do.
    package init(articles: [Article], next: Cursor?) {
        self.articles = articles
        self.next = next
    }
}

extension ArticleListing {
    /// A place between two articles. New ones, which come before it, do not move it.
    ///
    /// Its text can be part of an address. Whoever makes one up begins somewhere else in the list, and
    /// nothing more.
    package struct Cursor: Hashable, Sendable {
        let published: Int64
        let number: Int64

        init(after article: Article) {
            published = article.published
            number = article.id.rawValue
        }
    }
}

extension ArticleListing.Cursor: LosslessStringConvertible {
    /// - Returns: `nil` for a text that is none of ours.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let published = Int64(parts[0]), let number = Int64(parts[1]) else {
            return nil
        }
        self.published = published
        self.number = number
    }

    /// When the article was published, and its number.
    package var description: String { "\(published).\(number)" }
}
