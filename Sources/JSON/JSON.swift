/// A JSON value, as RFC 8259 has it.
///
/// ```swift
/// let message = try JSON(parsing: Array(#"{"n": 41}"#.utf8))
/// print(message["n"]!.integer!)  // 41
/// ```
package enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    /// The members in the order in which they were written.
    case object([Member])

    /// One name and value of an object.
    package struct Member: Sendable, Equatable {
        package var name: String
        package var value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    /// The value of a member, if this is an object that has it; the last one, if it is named twice.
    package subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The members, if this is an object.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements, if this is an array.
    package var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text, if this is a string.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The whole number, if this is one.
    package var integer: Int? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    /// The truth value, if this is one.
    package var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The name of the value's kind, for messages.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer, .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
