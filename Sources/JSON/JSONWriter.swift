package import Encoding

/// Writes JSON as bytes, piece by piece.
///
/// The writer escapes strings and puts no commas: what separates the pieces is the caller's.
package struct JSONWriter: ~Copyable {
    @usableFromInline var output: ByteWriter

    /// Makes a writer with room for so many bytes: growing to hold them would take longer than writing them.
    package init(capacity: Int = 0) {
        output = ByteWriter(capacity: capacity)
    }

    /// The bytes written so far.
    package var bytes: [UInt8] { Array(written) }

    /// The bytes written so far; valid as long as the writer lives and nothing more is written.
    package var written: UnsafeBufferPointer<UInt8> { output.written }

    /// How many bytes have been written.
    package var count: Int { output.count }

    /// Forgets what has been written.
    package mutating func removeAll() {
        output.removeAll()
    }

    /// Appends what is JSON already.
    package mutating func raw(_ json: [UInt8]) {
        json.withUnsafeBufferPointer { output.append($0) }
    }

    /// Appends text as it stands: brackets, commas, names known to need no escaping.
    @inlinable
    @inline(__always)
    package mutating func raw(_ text: StaticString) {
        output.append(text)
    }

    /// Appends one byte of punctuation.
    @inlinable
    @inline(__always)
    package mutating func byte(_ character: Unicode.Scalar) {
        output.append(UInt8(ascii: character))
    }

    /// Appends a whole number.
    package mutating func integer(_ value: Int) {
        output.append(integer: value)
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
        case .number(let number): output.append("\(number)")
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
        for index in text.indices where needsEscape(text[index]) {
            output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
            start = index + 1
            switch text[index] {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            case let byte:
                raw("\\u00")
                output.append(Hexadecimal.digit(byte >> 4))
                output.append(Hexadecimal.digit(byte & 15))
            }
        }
        output.append(UnsafeBufferPointer(rebasing: text[start...]))
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
