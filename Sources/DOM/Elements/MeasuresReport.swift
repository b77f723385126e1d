/// What a browser has measured of a page's elements.
package struct MeasuresReport: Equatable, Sendable {
    /// One element.
    package struct Entry: Equatable, Sendable {
        /// The number in its `data-measure`.
        package let number: Int
        package let width: Double
        package let height: Double
        /// What stands behind its size.
        package let others: [Double]
    }

    /// Another number whenever something has happened in the browser by itself.
    package let cause: Int
    package private(set) var entries: [Entry] = []

    /// The widest and highest that counts as a size, in points.
    package static let largestSize = 100_000.0
    /// The greatest distance that counts: what is scrolled can be far away.
    package static let farthest = 10_000_000.0
    private static let maximumEntries = 512
    private static let maximumOthers = 64

    /// Reads a report. Entries with something that no element can measure are left out.
    ///
    /// - Returns: nil if the text does not begin as one.
    package init?(_ text: String) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: ";"), maxSplits: Self.maximumEntries + 1, omittingEmptySubsequences: false
        )
        guard let first = parts.first, let cause = Int(Substring(first)) else { return nil }
        self.cause = cause
        for part in parts.dropFirst().prefix(Self.maximumEntries) {
            if let entry = Entry(part) { entries.append(entry) }
        }
    }

    /// Whether a text begins as a report.
    static func isOne(_ text: String) -> Bool {
        Int(Substring(text.utf8.prefix(24).prefix { $0 != UInt8(ascii: ";") })) != nil
    }
}

extension MeasuresReport.Entry {
    fileprivate init?(_ text: Substring.UTF8View) {
        // One more than there may be: the rest, however long.
        let words = text.split(separator: UInt8(ascii: " "), maxSplits: 3 + MeasuresReport.maximumOthers)
            .map { Substring($0) }
        guard words.count >= 3, words.count <= 3 + MeasuresReport.maximumOthers, let number = Int(words[0]),
            let width = Self.size(words[1]), let height = Self.size(words[2])
        else { return nil }
        let others = words.dropFirst(3).compactMap(Self.distance)
        guard others.count == words.count - 3 else { return nil }
        self.init(number: number, width: width, height: height, others: others)
    }

    private static func size(_ text: Substring) -> Double? {
        distance(text).flatMap { (0...MeasuresReport.largestSize).contains($0) ? $0 : nil }
    }

    /// Rounded to 1/64, as browsers lay out.
    private static func distance(_ text: Substring) -> Double? {
        guard let number = Double(text), abs(number) <= MeasuresReport.farthest else { return nil }
        return (number * 64).rounded() / 64
    }
}
