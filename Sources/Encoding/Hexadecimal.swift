/// Bytes as hexadecimal digits, two a byte.
package enum Hexadecimal {
    /// Writes bytes, in small letters unless told otherwise.
    package static func text(of bytes: some Sequence<UInt8>, uppercase: Bool = false) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digit(byte >> 4, uppercase: uppercase))
            text.append(digit(byte & 15, uppercase: uppercase))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads bytes, in letters of either size. Returns nil if the text is not made of pairs of digits alone.
    package static func bytes(in text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for unit in text.utf8 {
            guard let value = value(of: unit) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    /// The value of a digit; nil if the character is none.
    package static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The digit of a value below 16.
    package static func digit(_ value: UInt8, uppercase: Bool = false) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: uppercase ? "A" : "a") + value - 10
    }
}
