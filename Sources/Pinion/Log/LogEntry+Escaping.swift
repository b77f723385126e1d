extension String {
    /// The text with what a terminal or a reader of lines would take for a command told by its number: control characters,
    /// ends of lines, and what turns the direction of writing around.
    var escaped: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isCommand {
                text += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text in quotes, if it would not end at its end otherwise.
    var quotedInLine: String {
        guard isEmpty || contains(where: { $0 == " " || $0 == "\"" || $0 == "=" }) else { return self }
        return "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
            + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var isCommand: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}
