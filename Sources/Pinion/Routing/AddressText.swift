/// The text of a value in an address, which is decoded as the type that is wanted: a number, a text, an identifier such
/// as Foundation's `UUID`, or what stands for one of these by a raw value.
struct AddressText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The value; `nil` if the text is none of that type.
    func value<Value: Decodable>(as type: Value.Type) -> Value? {
        try? Value(from: self)
    }

    private func invalid(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: [], debugDescription: "“\(text)” is no \(type)."))
    }

    private func read<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        guard let value = Value(text) else { throw invalid(type) }
        return value
    }
}

extension AddressText: Decoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw invalid(type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw invalid([String].self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension AddressText: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) throws -> Bool { try read(type) }
    func decode(_ type: String.Type) -> String { text }
    func decode(_ type: Double.Type) throws -> Double { try read(type) }
    func decode(_ type: Float.Type) throws -> Float { try read(type) }
    func decode(_ type: Int.Type) throws -> Int { try read(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try read(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try read(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try read(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try read(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try read(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try Value(from: self)
    }
}
