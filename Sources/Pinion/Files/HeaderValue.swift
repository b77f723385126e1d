/// The value of a header field with parameters: `form-data; name="photo"; filename="me.jpg"`.
struct HeaderValue {
    /// What stands before the parameters, in small letters.
    let text: String
    /// The parameters, their names in small letters.
    private(set) var parameters: [String: String] = [:]

    /// Reads a value; `nil` if a parameter has no value, or its quotation marks do not end.
    init?(_ field: String) {
        var rest = field.unicodeScalars[...]
        text = String(Self.take(&rest) { $0 != ";" }).trimmingSpaces.lowercased()
        while rest.popFirst() != nil {
            let name = String(Self.take(&rest) { $0 != "=" && $0 != ";" }).trimmingSpaces.lowercased()
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
        guard rest.first == "\"" else { return String(take(&rest) { $0 != ";" }).trimmingSpaces }
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
}

extension String {
    fileprivate var trimmingSpaces: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
