extension String {
    /// Letters and digits in small, with a hyphen where there was something else: "Log in…" is "log-in".
    package var kebabCased: String {
        // Most titles are ASCII, and every button and many a field on every page is called by one.
        var title = self
        if let text = title.withUTF8(Self.asciiKebabCased) { return text }
        var text = ""
        var isGap = false
        for character in self {
            if character.isLetter || character.isNumber {
                if isGap, !text.isEmpty { text.append("-") }
                isGap = false
                text += character.lowercased()
            } else {
                isGap = true
            }
        }
        return text
    }

    /// The same of ASCII; nil for what is not.
    private static func asciiKebabCased(_ title: UnsafeBufferPointer<UInt8>) -> String? {
        var isASCII = true
        let text = String(unsafeUninitializedCapacity: title.count) { text in
            var count = 0
            var isGap = false
            for byte in title {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    if isGap, count > 0 {
                        text[count] = UInt8(ascii: "-")
                        count += 1
                    }
                    isGap = false
                    // The one bit between large and small letters; digits have it already.
                    text[count] = byte | 0x20
                    count += 1
                case 0x80...: isASCII = false
                default: isGap = true
                }
            }
            return count
        }
        return isASCII ? text : nil
    }
}
