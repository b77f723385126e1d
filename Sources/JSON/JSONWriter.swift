internal import Encoding

/// Writes JSON as bytes, piece by piece.
///
/// The writer escapes strings and puts no commas: what separates the pieces is the caller's.
package struct JSONWriter: Sendable {
    /// The bytes written so far.
    package var bytes: [UInt8] = []

    @inlinable
    package init() {}

    /// Makes a writer with room for so many bytes: growing to hold them would take longer than writing them.
    package init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends text as it stands: brackets, commas, names known to need no escaping.
    @inlinable
    @inline(__always)
    package mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends one byte of punctuation.
    @inlinable
    @inline(__always)
    package mutating func byte(_ character: Unicode.Scalar) {
        bytes.append(UInt8(ascii: character))
    }

    /// Appends a whole number.
    package mutating func integer(_ value: Int) {
        if value < 0 { byte("-") }
        digits(of: value.magnitude)
    }

    private mutating func digits(of number: UInt) {
        if number > 9 { digits(of: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends a string in quotes, escaped.
    package mutating func string(_ text: String) {
        byte("\"")
        var text = text
        text.withUTF8 { escaped($0) }
        byte("\"")
    }

    /// Appends UTF-8 text in quotes, escaped.
    package mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
        byte("\"")
        escaped(text)
        byte("\"")
    }

    /// Appends a value.
    package mutating func value(_ value: JSON) {
        switch value {
        case .null: raw("null")
        case .bool(let bool): if bool { raw("true") } else { raw("false") }
        case .integer(let integer): self.integer(integer)
        case .number(let number): bytes.append(contentsOf: Array("\(number)".utf8))
        case .string(let string): self.string(string)
        case .array(let elements):
            byte("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { byte(",") }
                self.value(element)
            }
            byte("]")
        case .object(let members):
            byte("{")
            for (index, member) in members.enumerated() {
                if index > 0 { byte(",") }
                string(member.name)
                byte(":")
                self.value(member.value)
            }
            byte("}")
        }
    }

    private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in text.enumerated() where needsEscape(byte) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            start = index + 1
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            default:
                raw("\\u00")
                bytes.append(Hexadecimal.digit(byte >> 4))
                bytes.append(Hexadecimal.digit(byte & 15))
            }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    @inline(__always)
    private func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}

extension JSON {
    /// This value as UTF-8 bytes, without white space.
    package var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }
}
