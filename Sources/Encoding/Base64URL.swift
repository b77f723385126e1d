/// Base64 with the alphabet for addresses, without padding (RFC 4648, section 5), for whole words: the highest bits
/// first.
package enum Base64URL {
    @inlinable
    static var alphabet: StaticString { "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_" }

    /// How many characters it takes to write words.
    @inlinable
    static func length(ofWords count: Int) -> Int { (count * 64 + 5) / 6 }

    /// Writes words.
    @inlinable
    package static func text<let count: Int>(of words: InlineArray<count, UInt64>) -> String {
        let length = length(ofWords: count)
        return String(unsafeUninitializedCapacity: length) { buffer in
            let alphabet = alphabet.utf8Start
            for index in 0..<length { buffer[index] = alphabet[sextet(at: index * 6, of: words)] }
            return length
        }
    }

    /// Reads words. Returns nil if the text is not exactly what ``text(of:)`` writes.
    @inlinable
    package static func words<let count: Int>(in text: UnsafeRawBufferPointer) -> InlineArray<count, UInt64>?
    {
        guard text.count == length(ofWords: count) else { return nil }
        var words = InlineArray<count, UInt64>(repeating: 0)
        var index = 0
        var room = 64
        for byte in text {
            guard let value = value(of: byte) else { return nil }
            if room >= 6 {
                words[index] |= value << UInt64(room - 6)
                room -= 6
            } else {
                // The character straddles two words; behind the last one there has to be nothing but zeros.
                if room > 0 { words[index] |= value >> UInt64(6 - room) }
                let rest = value & (1 << UInt64(6 - room) - 1)
                index += 1
                if index == count { return rest == 0 ? words : nil }
                words[index] = rest << UInt64(58 + room)
                room += 58
            }
        }
        return words
    }

    /// The six bits from a position on.
    @inlinable
    @inline(__always)
    static func sextet<let count: Int>(at position: Int, of words: InlineArray<count, UInt64>) -> Int {
        let (index, offset) = (position >> 6, position & 63)
        if offset <= 58 { return Int(words[index] >> UInt64(58 - offset) & 63) }
        let next = index + 1 < count ? words[index + 1] : 0
        return Int((words[index] << UInt64(offset - 58) | next >> UInt64(122 - offset)) & 63)
    }

    @inlinable
    static func value(of byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
