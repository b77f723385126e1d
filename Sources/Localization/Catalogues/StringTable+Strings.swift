extension StringTable {
    /// Reads a file of texts of one language (`.strings`): `"key" = "text";`, with comments as in C, in UTF-8 or UTF-16.
    package init(strings bytes: [UInt8], in language: Language) throws(CatalogueError) {
        var reader = StringsReader(try Self.text(bytes))
        var texts: [String: Translation] = [:]
        while let (key, text) = try reader.next() { texts[key] = .text(text) }
        languages = [language: texts]
        keys = Set(texts.keys)
    }

    /// Reads a file of plurals of one language (`.stringsdict`), a property list in XML.
    package init(plurals bytes: [UInt8], in language: Language) throws(CatalogueError) {
        let list = try PropertyList(xml: try Self.text(bytes))
        var texts: [String: Translation] = [:]
        for entry in list.entries {
            guard let format = entry.value["NSStringLocalizedFormatKey"]?.string else { continue }
            var substitutions: [String: Translation.Substitution] = [:]
            for part in entry.value.entries where part.value["NSStringFormatSpecTypeKey"] != nil {
                substitutions[part.key] = Self.substitution(part.value)
            }
            texts[entry.key] = .substituted(format, substitutions)
        }
        languages = [language: texts]
        keys = Set(texts.keys)
    }

    private static func substitution(_ list: PropertyList) -> Translation.Substitution {
        var variants: [PluralCategory: Translation] = [:]
        for entry in list.entries {
            guard let category = PluralCategory(rawValue: entry.key), let text = entry.value.string else {
                continue
            }
            variants[category] = .text(text)
        }
        return Translation.Substitution(
            index: nil, specifier: list["NSStringFormatValueTypeKey"]?.string ?? "lld",
            variants: .plural(variants))
    }

    private static func text(_ bytes: [UInt8]) throws(CatalogueError) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
                UInt16(bytes[at + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[at + (isLittle ? 0 : 1)])
            }
            return String(decoding: units, as: UTF16.self)
        }
        guard !bytes.starts(with: "bplist".utf8) else {
            throw CatalogueError("a binary property list is not read: text or XML is expected")
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard let text = String(validating: body, as: UTF8.self) else {
            throw CatalogueError("it is neither UTF-8 nor UTF-16")
        }
        return text
    }
}

private struct StringsReader {
    private let letters: [Unicode.Scalar]
    private var at = 0

    init(_ text: String) {
        letters = Array(text.unicodeScalars)
    }

    mutating func next() throws(CatalogueError) -> (String, String)? {
        try skipSpace()
        guard at < letters.count else { return nil }
        let key = try word()
        try skipSpace()
        // A key alone stands for itself.
        if take(";") { return (key, key) }
        guard take("=") else { throw error("“=” is expected") }
        try skipSpace()
        let text = try word()
        try skipSpace()
        guard take(";") else { throw error("“;” is expected") }
        return (key, text)
    }

    private mutating func word() throws(CatalogueError) -> String {
        guard at < letters.count else { throw error("a text is expected") }
        guard letters[at] == "\"" || letters[at] == "'" else { return try plainWord() }
        let quote = letters[at]
        at += 1
        var text = String.UnicodeScalarView()
        while at < letters.count {
            let letter = letters[at]
            at += 1
            if letter == quote { return String(text) }
            text.append(letter == "\\" ? try escape() : letter)
        }
        throw error("a text has no end")
    }

    private mutating func plainWord() throws(CatalogueError) -> String {
        var text = String.UnicodeScalarView()
        while at < letters.count,
            letters[at].properties.isAlphabetic
                || "0123456789_.$/:-".unicodeScalars
                    .contains(letters[at])
        {
            text.append(letters[at])
            at += 1
        }
        guard !text.isEmpty else { throw error("a text is expected") }
        return String(text)
    }

    private mutating func escape() throws(CatalogueError) -> Unicode.Scalar {
        guard at < letters.count else { throw error("a text has no end") }
        let letter = letters[at]
        at += 1
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(String.UnicodeScalarView(letters[at..<min(at + 4, letters.count)]))
            guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code)
            else { throw error("four hexadecimal digits are expected") }
            at += 4
            return scalar
        default: return letter
        }
    }

    private mutating func skipSpace() throws(CatalogueError) {
        while at < letters.count {
            if letters[at].properties.isWhitespace {
                at += 1
            } else if begins("//") {
                while at < letters.count, letters[at] != "\n" { at += 1 }
            } else if begins("/*") {
                while at < letters.count, !begins("*/") { at += 1 }
                guard at < letters.count else { throw error("a comment has no end") }
                at += 2
            } else {
                return
            }
        }
    }

    private func begins(_ text: String) -> Bool { letters[at...].starts(with: text.unicodeScalars) }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard at < letters.count, letters[at] == letter else { return false }
        at += 1
        return true
    }

    private func error(_ problem: String) -> CatalogueError {
        let line = 1 + letters[..<min(at, letters.count)].count { $0 == "\n" }
        return CatalogueError("\(problem) in line \(line)")
    }
}
