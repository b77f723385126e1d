/// The wishes in an `Accept` or `Accept-Encoding` field, with their weights (RFC 9110, section 12.4.2).
package struct AcceptHeader: Sendable {
    private let wishes: [(name: String, weight: Int)]

    /// Reads a field; nil and an empty field wish for nothing in particular.
    package init(_ field: String?) {
        wishes = (field ?? "").split(separator: ",").map { item in
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) }
            return (parts.first ?? "", Self.thousandths(weight ?? "1"))
        }
    }
}

extension AcceptHeader {
    /// How much `name` is wished for by its own name, in thousandths; nil if it is not mentioned.
    package func weight(of name: String) -> Int? {
        wishes.first { $0.name == name }?.weight
    }

    /// Whether `text/html` is asked for by name, and more than JSON is: then a person looks at the answer.
    package var prefersHTML: Bool {
        guard let html = weight(of: "text/html"), html > 0 else { return false }
        return html >= max(weight(of: "application/json") ?? 0, weight(of: "application/problem+json") ?? 0)
    }

    private static func thousandths(_ text: Substring) -> Int {
        guard let first = text.first?.wholeNumberValue, first <= 1 else { return 0 }
        let digits = text.dropFirst(2).prefix(3).map { $0.wholeNumberValue ?? 0 }
        return min(1000, zip([100, 10, 1], digits).reduce(first * 1000) { $0 + $1.0 * $1.1 })
    }
}
