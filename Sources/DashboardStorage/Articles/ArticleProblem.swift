/// Why something cannot be an article.
package enum ArticleProblem: Error, Hashable, Sendable {
    /// The title has nothing that can be seen.
    case noTitle

    /// The title has more than `maximum` characters.
    case titleTooLong(maximum: Int)

    /// The text is empty.
    case noText

    /// The text has more than `maximum` bytes.
    case textTooLong(maximum: Int)

    /// A NUL, an escape sequence, a line break in the title, and the like.
    case controlCharacter

    /// What is wrong with an article of that title and that text; `nil` if nothing is.
    package init?(title: String, text: String) {
        do {
            _ = try ArticleDraft(title: title, text: text)
            return nil
        } catch {
            self = error
        }
    }
}

extension ArticleProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noTitle: "an article needs a title"
        case .titleTooLong(let maximum): "a title has at most \(maximum) characters"
        case .noText: "an article needs a text"
        case .textTooLong(let maximum): "an article has at most \(maximum) bytes"
        case .controlCharacter: "an article has no control characters, and its title no line breaks"
        }
    }
}
