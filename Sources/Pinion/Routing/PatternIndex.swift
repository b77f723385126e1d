/// Knows, on any thread, the patterns of those addresses of pages and endpoints that have values in them.
struct PatternIndex: Sendable {
    private let patterns: [PathPattern]
    private let literal: Set<String>

    /// - Parameter literal: addresses in full, which come before patterns.
    init(_ patterns: [PathPattern], except literal: Set<String>) {
        self.patterns = patterns
        self.literal = literal
    }

    /// The pattern that an address fits: `/people/:id` of `/people/5`.
    func pattern(of path: String) -> String? {
        literal.contains(path) ? nil : patterns.first { $0.values(in: path) != nil }?.text
    }
}
