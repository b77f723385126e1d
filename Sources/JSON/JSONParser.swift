internal import Encoding

extension JSON {
    /// Reads one JSON value and nothing after it.
    ///
    /// It is strict: bad UTF-8, a lone surrogate, a trailing comma or nesting deeper than `maximumDepth` is an
    /// error, never a guess.
    package init(parsing bytes: [UInt8], maximumDepth: Int = 32) throws(JSONError) {
        var parser = JSONParser(bytes, maximumDepth: maximumDepth)
        self = try parser.value()
        try parser.finish()
    }
}

/// Reads JSON piece by piece, for those who know what they look for: whole values, or objects and arrays step by step.
package struct JSONParser {
    private let bytes: [UInt8]
    private let maximumDepth: Int
    private var index = 0
    /// How many objects and arrays are open, and whether nothing has been read yet of the innermost.
    private var depth = 0
    private var isAtStart = false

    /// Makes one that stands before the text.
    package init(_ bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }
}

extension JSONParser {
    /// Reads a value, whatever it is.
    package mutating func value() throws(JSONError) -> JSON {
        switch try next() {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try text())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"): return try number()
        case let byte? where isDigit(byte): return try number()
        case nil: throw error("unexpected end")
        default: throw error("unexpected character")
        }
    }

    /// Reads a value, and returns it if it is a string.
    package mutating func string() throws(JSONError) -> String? {
        try next() == UInt8(ascii: "\"") ? try text() : try value().string
    }

    /// Reads a value, and returns its UTF-8 text if it is a string. Plain text, like that of our own words, is not copied.
    package mutating func utf8() throws(JSONError) -> ArraySlice<UInt8>? {
        guard try next() == UInt8(ascii: "\"") else {
            _ = try value()
            return nil
        }
        let start = index + 1
        index = start
        guard skipPlainText(), peek == UInt8(ascii: "\"") else {
            index = start - 1
            return ArraySlice(try text().utf8)
        }
        index += 1
        return bytes[start..<index - 1]
    }

    /// Reads a value, and returns it if it is a whole number.
    package mutating func integer() throws(JSONError) -> Int? {
        guard let byte = try next(), isDigit(byte) || byte == UInt8(ascii: "-") else {
            return try value().integer
        }
        return try number().integer
    }

    /// Goes into the value if it is an object, and says whether it is: ``nextMember()`` comes next.
    package mutating func enterObject() throws(JSONError) -> Bool { try enter(UInt8(ascii: "{")) }

    /// Goes into the value if it is an array, and says whether it is: ``nextElement()`` comes next.
    package mutating func enterArray() throws(JSONError) -> Bool { try enter(UInt8(ascii: "[")) }

    /// Goes to the next member, whose name it returns and whose value comes next; nil behind the last one.
    package mutating func nextMember() throws(JSONError) -> String? {
        skipSpace()
        if take("}") {
            leave()
            return nil
        }
        guard isAtStart || take(",") else { throw error("expected ',' or '}'") }
        isAtStart = false
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw error("expected a name") }
        let name = try text()
        skipSpace()
        guard take(":") else { throw error("expected ':'") }
        return name
    }

    /// Goes to the next element, and says whether there is one.
    package mutating func nextElement() throws(JSONError) -> Bool {
        skipSpace()
        if take("]") {
            leave()
            return false
        }
        guard isAtStart || take(",") else { throw error("expected ',' or ']'") }
        isAtStart = false
        return true
    }

    /// Makes sure that nothing follows.
    package mutating func finish() throws(JSONError) {
        skipSpace()
        guard index == bytes.count else { throw error("unexpected text after the value") }
    }
}

extension JSONParser {
    /// The first byte of the value that comes next.
    private mutating func next() throws(JSONError) -> UInt8? {
        guard depth <= maximumDepth else { throw error("nested too deeply") }
        skipSpace()
        return peek
    }

    private mutating func enter(_ bracket: UInt8) throws(JSONError) -> Bool {
        guard try next() == bracket else { return false }
        index += 1
        depth += 1
        isAtStart = true
        return true
    }

    private mutating func leave() {
        depth -= 1
        isAtStart = false
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        _ = try enterObject()
        while let name = try nextMember() { members.append(JSON.Member(name, try value())) }
        return .object(members)
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        _ = try enterArray()
        while try nextElement() { elements.append(try value()) }
        return .array(elements)
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
        if isInteger, index - start <= 18 { return .integer(shortInteger(from: start)) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw error("number out of range") }
        return .number(number)
    }

    /// The whole number that has just been read, and is too short to be too large.
    private func shortInteger(from start: Int) -> Int {
        var value = 0
        for place in start..<index where bytes[place] != UInt8(ascii: "-") {
            value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
        }
        return bytes[start] == UInt8(ascii: "-") ? -value : value
    }

    private mutating func digits() -> Bool {
        let start = index
        while let byte = peek, isDigit(byte) { index += 1 }
        return index > start
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Reads a string that begins here.
    private mutating func text() throws(JSONError) -> String {
        index += 1
        let start = index
        let isASCII = skipPlainText()
        switch peek {
        case UInt8(ascii: "\""):
            let text = try text(bytes[start..<index], isASCII: isASCII)
            index += 1
            return text
        case UInt8(ascii: "\\"): return try escapedText(from: start)
        case nil: throw error("unterminated string")
        default: throw error("control character in a string")
        }
    }

    /// Goes on to what ends plain text: a quotation mark, a backslash, a control character or the end. Returns whether the
    /// text is nothing but ASCII.
    private mutating func skipPlainText() -> Bool {
        var (place, bits) = (index, UInt8(0))
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            bits |= byte
            place += 1
        }
        index = place
        return bits < 0x80
    }

    private mutating func escapedText(from start: Int) throws(JSONError) -> String {
        var units = Array(bytes[start..<index])
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                let text = try text(units[...], isASCII: false)
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

    private func text(_ units: ArraySlice<UInt8>, isASCII: Bool) throws(JSONError) -> String {
        // Most text is ASCII, which nothing can be wrong with.
        if isASCII { return String(decoding: units, as: UTF8.self) }
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
