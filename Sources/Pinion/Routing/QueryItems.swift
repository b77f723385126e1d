internal import Encoding

/// What stands behind the "?" of an address: names and values.
///
/// ```swift
/// let page = visit.query["page", as: Int.self] ?? 1
/// ```
public struct QueryItems: Sendable {
    /// As it was sent.
    public let text: String
    private let items: [(name: String, value: String)]

    /// Reads `q=ada&page=2`. The first 256 count; what is not UTF-8 is left out.
    public init(_ text: String) {
        self.text = text
        items = FormText.items(of: text).compactMap(FormText.pair)
    }

    /// The first value of a name.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// The first value of a name, if it is one of a type: see ``Page``.
    public subscript<Value: Decodable>(name: String, as type: Value.Type) -> Value? {
        self[name].flatMap { AddressText($0).value(as: type) }
    }
}
