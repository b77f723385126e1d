/// The text format of Prometheus: names, labels and what stands in quotes.
enum MetricText {
    /// `{disk="sda"}`, in the order of the names; nothing without labels.
    static func labels(_ labels: [String: String]) -> String {
        guard !labels.isEmpty else { return "" }
        let named = Dictionary(labels.map { (labelName($0.key), $0.value) }) { one, other in min(one, other) }
        let words = named.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(escaped($0.value))\"" }
        return "{\(words.joined(separator: ","))}"
    }

    private static func labelName(_ name: String) -> String {
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return word.first.map { $0.isLetter || $0 == "_" } == true ? word : "_" + word
    }

    static func escaped(_ text: String, isQuoted: Bool = true) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": escaped += "\\\\"
            case "\"" where isQuoted: escaped += "\\\""
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    static func unescaped(_ text: Substring) -> String {
        var plain = String.UnicodeScalarView()
        var isEscaped = false
        for character in text.unicodeScalars {
            if isEscaped {
                plain.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                plain.append(character)
            }
        }
        return String(plain)
    }

    /// Reads a line: the name, the labels and the value; nil if it is none.
    static func sample(_ line: Substring) -> (name: Substring, labels: [String: String], value: Double)? {
        let name = line.prefix { $0 != "{" && $0 != " " }
        var rest = line[name.endIndex...]
        var labels: [String: String] = [:]
        if rest.first == "{" {
            rest = rest.dropFirst()
            while rest.first != "}" {
                guard labels.count < 64, let equals = rest.firstIndex(of: "="),
                    rest[equals...].dropFirst().first == "\""
                else { return nil }
                let key = rest[..<equals]
                let text = rest[equals...].dropFirst(2)
                guard let end = endOfQuotes(text) else { return nil }
                labels[String(key)] = unescaped(text[..<end])
                rest = text[end...].dropFirst()
                if rest.first == "," { rest = rest.dropFirst() }
            }
            rest = rest.dropFirst()
        }
        guard let word = rest.split(separator: " ").first, let value = Double(word), value.isFinite else {
            return nil
        }
        return (name, labels, value)
    }

    /// Where the quote is that ends a text.
    private static func endOfQuotes(_ text: Substring) -> Substring.Index? {
        var isEscaped = false
        return text.indices.first { index in
            if isEscaped {
                isEscaped = false
                return false
            }
            isEscaped = text[index] == "\\"
            return text[index] == "\""
        }
    }
}
