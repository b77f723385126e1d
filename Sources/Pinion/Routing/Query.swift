/// What stands behind the "?" of an address: names and values.
///
/// ```swift
/// let page = visit.query["page", as: Int.self] ?? 1
/// ```
public struct Query: Sendable {
    /// As it was sent.
    public let text: String
    private let items: [(name: String, value: String)]

    /// Reads `q=ada&page=2`. What is not UTF-8 is left out.
    public init(_ text: String) {
        self.text = text
        items = text.split(separator: "&").compactMap { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = FormBody.decoded(Array(parts[0].utf8)[...]),
                let value = FormBody.decoded(parts.count > 1 ? Array(parts[1].utf8)[...] : [])
            else { return nil }
            return (name, value)
        }
    }

    /// Text as it stands in the value of a query.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default: escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return escaped
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
