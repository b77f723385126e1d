/// The rows of a long collection that stand in the document: those that a person sees, and some before and after them.
///
/// A collection that is not long stands there as a whole.
struct RowWindow: Equatable {
    /// How many rows stand in the document at most.
    static let limit = 200
    /// How many stand there before a browser has said which are seen, and on each page without JavaScript.
    static let page = 100
    /// How many stand there before those that are seen, and after them.
    private static let margin = 40
    private static let maximumSeen = 100
    private static let maximumColumns = 16

    /// How many rows there are.
    var count = 0
    /// The index of the first row that is seen.
    var first = 0
    /// How many rows are seen; nil as long as no browser has said it.
    private(set) var seen: Int?
    private(set) var columns = 1
}

extension RowWindow {
    /// Whether all rows stand in the document.
    var isWhole: Bool { count <= Self.limit }

    /// The rows that stand in the document. The first of them is the first of its line.
    var range: Range<Int> {
        if isWhole { return 0..<count }
        let rows = seen ?? Self.page
        let first = min(max(first, 0), max(count - (seen ?? 1), 0))
        guard seen != nil else { return first..<min(first + rows, count) }
        let start = max(first - Self.margin, 0)
        return start - start % columns..<min(first + rows + Self.margin, count)
    }

    /// A browser says what is seen, in numbers that nobody has looked at.
    mutating func show(first: Int, seen: Int, columns: Int) {
        self.first = min(max(first, 0), count)
        self.seen = min(max(seen, 1), Self.maximumSeen)
        self.columns = min(max(columns, 1), Self.maximumColumns)
    }

    /// Begins at a row, which anybody may have asked for, as if nobody had said what is seen.
    mutating func start(at first: Int) {
        self.first = min(max(first, 0), count)
        seen = nil
        columns = 1
    }
}
