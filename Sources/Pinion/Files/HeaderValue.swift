/// The value of a header field with parameters: `form-data; name="photo"; filename="me.jpg"`.
struct HeaderValue {
    /// What stands before the parameters, in small letters.
    let text: String
    /// The parameters, their names in small letters.
    private(set) var parameters: [String: String] = [:]

    /// Reads a value; `nil` if a parameter has no value, or its quotation marks do not end.
    init?(_ field: String) {
        var rest = field.unicodeScalars[...]
        text = Self.trimmed(Self.take(&rest) { $0 != ";" }).lowercased()
        while rest.popFirst() != nil {
            let name = Self.trimmed(Self.take(&rest) { $0 != "=" && $0 != ";" }).lowercased()
            guard rest.first == "=" else {
                guard name.isEmpty else { return nil }
                continue
            }
            rest.removeFirst()
            guard let value = Self.value(&rest) else { return nil }
            if parameters[name] == nil { parameters[name] = value }
        }
    }
}

extension HeaderValue {
    private static func value(_ rest: inout Substring.UnicodeScalarView) -> String? {
        guard rest.first == "\"" else { return trimmed(take(&rest) { $0 != ";" }) }
        rest.removeFirst()
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" {
                _ = take(&rest) { $0 != ";" }
                return String(value)
            }
            // Browsers write %22 for a quotation mark; others write a backslash before it.
            if scalar == "\\", rest.first == "\"" || rest.first == "\\", let next = rest.popFirst() {
                value.append(next)
            } else {
                value.append(scalar)
            }
        }
        return nil
    }

    private static func take(
        _ rest: inout Substring.UnicodeScalarView, while isWanted: (Unicode.Scalar) -> Bool
    ) -> Substring.UnicodeScalarView {
        let taken = rest.prefix(while: isWanted)
        rest = rest[taken.endIndex...]
        return taken
    }

    /// Without the spaces around it.
    private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
        var text = text
        while let first = text.first, isSpace(first) { text.removeFirst() }
        while let last = text.last, isSpace(last) { text.removeLast() }
        return String(text)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
