/// One value on its way into or out of a database.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}

extension SQLValue {
    /// NULL stands for `nil`.
    package static func optional(_ text: String?) -> SQLValue {
        text.map { .text($0) } ?? .null
    }
}
