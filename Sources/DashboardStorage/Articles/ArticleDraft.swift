internal import Accounts
internal import Encoding

/// Title and text of an article, as they are stored: without white space around them, with the line ends
/// that everybody but a form's field has.
struct ArticleDraft: Sendable {
    let title: String
    let text: String

    init(title: String, text: String) throws(ArticleProblem) {
        guard text.utf8.count <= Self.maximumTextBytes else {
            throw .textTooLong(maximum: Self.maximumTextBytes)
        }
        guard title.utf8.count <= 4 * Self.maximumTitleBytes else {
            throw .titleTooLong(maximum: Self.maximumTitleCount)
        }
        let title = title.trimmed
        let text = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
            .joined(separator: "\n").trimmed
        guard title.count <= Self.maximumTitleCount, title.utf8.count <= Self.maximumTitleBytes else {
            throw .titleTooLong(maximum: Self.maximumTitleCount)
        }
        guard !title.unicodeScalars.contains(where: Self.isControl),
            !text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && Self.isControl($0) })
        else { throw .controlCharacter }
        guard !title.isEmpty else { throw .noTitle }
        guard !text.isEmpty else { throw .noText }
        self.title = title.composed
        self.text = text
    }
}

extension ArticleDraft {
    private static let maximumTitleCount = 200
    private static let maximumTitleBytes = 1000
    private static let maximumTextBytes = 100_000

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
