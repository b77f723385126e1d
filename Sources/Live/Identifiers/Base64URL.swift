/// Base64 with the alphabet for addresses, without padding (RFC 4648, section 5).
enum Base64URL {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// Writes words, the highest bits first, as `length` characters.
    static func text(of words: [UInt64], length: Int) -> String {
        String(unsafeUninitializedCapacity: length) { buffer in
            for index in 0..<length {
                var value = 0
                for bit in index * 6..<index * 6 + 6 { value = value << 1 | Self.bit(bit, of: words) }
                buffer[index] = alphabet[value]
            }
            return length
        }
    }

    /// Reads words; `nil` if the text is not exactly what ``text(of:length:)`` writes.
    static func words(in text: String, count: Int, length: Int) -> [UInt64]? {
        guard text.utf8.count == length else { return nil }
        var words = [UInt64](repeating: 0, count: count)
        var position = 0
        for byte in text.utf8 {
            guard let value = value(of: byte) else { return nil }
            for shift in stride(from: 5, through: 0, by: -1) {
                let bit = UInt64(value >> shift & 1)
                if position < count * 64 {
                    words[position >> 6] |= bit << UInt64(63 - position & 63)
                } else if bit != 0 {
                    return nil
                }
                position += 1
            }
        }
        return words
    }

    private static func bit(_ position: Int, of words: [UInt64]) -> Int {
        position < words.count * 64 ? Int(words[position >> 6] >> UInt64(63 - position & 63) & 1) : 0
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
