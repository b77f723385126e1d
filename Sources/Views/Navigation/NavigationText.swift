/// How a value that leads to a view is written as a text, and read again.
///
/// What is written as a text by itself, or stands for such a value; and what can be coded, where somebody has brought an
/// encoder along.
@MainActor
package enum NavigationText {
    /// An encoder of values as texts, and its decoder.
    package struct Coder {
        let encode: (any Encodable) -> String?
        let decode: (any Decodable.Type, String) -> Any?

        package init(
            encode: @escaping (any Encodable) -> String?,
            decode: @escaping (any Decodable.Type, String) -> Any?
        ) {
            self.encode = encode
            self.decode = decode
        }
    }

    /// What a program with Foundation brings along.
    package static var coder: Coder?

    static func text(of value: AnyHashable) -> String? {
        let value = value.base
        if let text = value as? any LosslessStringConvertible { return text.description }
        if let raw = value as? any RawRepresentable,
            let text = raw.rawValue as? any LosslessStringConvertible
        {
            return text.description
        }
        return (value as? any Encodable).flatMap { coder?.encode($0) }
    }

    static func value(of type: Any.Type, _ text: String) -> AnyHashable? {
        let found: Any?
        if let lossless = type as? any LosslessStringConvertible.Type {
            found = read(lossless, text)
        } else if let raw = type as? any RawRepresentable.Type, let value = read(raw: raw, text) {
            found = value
        } else {
            found = (type as? any Decodable.Type).flatMap { coder?.decode($0, text) }
        }
        return (found as? any Hashable).map { AnyHashable($0) }
    }

    private static func read<Value: LosslessStringConvertible>(_: Value.Type, _ text: String) -> Any? {
        Value(text)
    }

    private static func read<Value: RawRepresentable>(raw: Value.Type, _ text: String) -> Any? {
        guard let type = Value.RawValue.self as? any LosslessStringConvertible.Type,
            let rawValue = read(type, text) as? Value.RawValue
        else { return nil }
        return Value(rawValue: rawValue)
    }
}
