internal import Encoding

extension JSON {
    /// Reads one JSON value and nothing after it.
    ///
    /// It is strict: bad UTF-8, a lone surrogate, a trailing comma or nesting deeper than `maximumDepth` is an
    /// error, never a guess.
    package init(parsing bytes: [UInt8], maximumDepth: Int = 32) throws(JSONError) {
        var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
        self = try parser.document()
    }
}

struct JSONParser {
    private let bytes: [UInt8]
    private let maximumDepth: Int
    private var index = 0

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    mutating func document() throws(JSONError) -> JSON {
        let value = try value(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw error("unexpected text after the value") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSON {
        guard depth <= maximumDepth else { throw error("nested too deeply") }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"): return try number()
        case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
        case nil: throw error("unexpected end")
        default: throw error("unexpected character")
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSON {
        index += 1
        var members: [JSON.Member] = []
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw error("expected a name") }
            let name = try string()
            skipSpace()
            guard take(":") else { throw error("expected ':'") }
            members.append(JSON.Member(name, try value(depth: depth + 1)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("expected ',' or '}'") }
        }
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSON {
        index += 1
        var elements: [JSON] = []
        skipSpace()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return .array(elements) }
            guard take(",") else { throw error("expected ',' or ']'") }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        for offset in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[offset] else { throw error("unexpected character") }
            index += 1
        }
        return value
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = index
        _ = take("-")
        if !take("0") { guard digits() else { throw error("expected a digit") } }
        var isInteger = true
        if take(".") {
            isInteger = false
            guard digits() else { throw error("expected a digit") }
        }
        if take("e") || take("E") {
            isInteger = false
            _ = take("+") || take("-")
            guard digits() else { throw error("expected a digit") }
        }
        if isInteger, index - start <= 18 { return .integer(shortInteger(bytes[start..<index])) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw error("number out of range") }
        return .number(number)
    }

    /// Reads a whole number that is known to be one, and too short to be too large.
    private func shortInteger(_ text: ArraySlice<UInt8>) -> Int {
        var value = 0
        for byte in text where byte != UInt8(ascii: "-") {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return text.first == UInt8(ascii: "-") ? -value : value
    }

    private mutating func digits() -> Bool {
        let start = index
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index > start
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                let text = try text(bytes[start..<index])
                index += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            case 0..<0x20: throw error("control character in a string")
            default: index += 1
            }
        }
        throw error("unterminated string")
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var units = Array(bytes[start..<index])
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                let text = try text(units[...])
                index += 1
                return text
            case UInt8(ascii: "\\"):
                index += 1
                let scalar = try escape()
                units.append(contentsOf: Array(String(Character(scalar)).utf8))
            case 0..<0x20: throw error("control character in a string")
            default:
                units.append(byte)
                index += 1
            }
        }
        throw error("unterminated string")
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let byte = peek
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard unit < 0xDC00, take("\\"), take("u") else { throw error("lone surrogate") }
            let low = try hexadecimal()
            guard (0xDC00...0xDFFF).contains(low) else { throw error("lone surrogate") }
            let value = 0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00)
            guard let scalar = Unicode.Scalar(value) else { throw error("lone surrogate") }
            return scalar
        default: throw error("unknown escape")
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Hexadecimal.value(of: byte) else {
                throw error("expected four hexadecimal digits")
            }
            value = value << 4 | UInt16(digit)
            index += 1
        }
        return value
    }

    private func text(_ units: ArraySlice<UInt8>) throws(JSONError) -> String {
        // Most text is ASCII, which nothing can be wrong with.
        if !units.contains(where: { $0 >= 0x80 }) { return String(decoding: units, as: UTF8.self) }
        guard let text = String(validating: units, as: UTF8.self) else { throw error("bad UTF-8") }
        return text
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func error(_ reason: String) -> JSONError {
        JSONError(reason: reason, offset: min(index, bytes.count))
    }
}
