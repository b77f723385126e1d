/// A change on its way from process to process.
struct ChangeNotice: Hashable, Sendable {
    /// The process that made the change, so that none hears its own twice.
    let origin: String

    let change: Change
}

extension ChangeNotice: LosslessStringConvertible {
    /// Returns nil for a text that is no notice.
    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, !words.contains("") else { return nil }
        let numbers = words.dropFirst(2).compactMap { Int64($0) }
        guard numbers.count == words.count - 2 else { return nil }
        origin = String(words[0])
        change = Change(String(words[1]), numbers: numbers)
    }

    var description: String {
        ([origin, change.topic] + change.numbers.map(String.init)).joined(separator: " ")
    }
}
