import Foundation

/// An `@Entry` as it stands in a file: what comes of `@Entry var volume: Double = 0.5` in an extension of `EnvironmentValues`.
struct EntrySource {
    let name: Substring
    /// Its type, if that is written.
    let type: Substring?
    let value: Substring

    /// Reads a declaration; nil if it is none of a variable with a value, or of one that may be missing.
    init?(_ declaration: String) {
        guard let keyword = declaration.range(of: "var ") else { return nil }
        let rest = declaration[keyword.upperBound...].drop { $0.isWhitespace }
        name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        let (head, value) = Self.split(rest.dropFirst(name.count))
        let type = head.drop { $0 == ":" || $0.isWhitespace }
        self.type = type.contains { !$0.isWhitespace } ? type : nil
        if let value {
            self.value = value
        } else if type.contains("?") {
            self.value = "nil"
        } else {
            return nil
        }
        guard !name.isEmpty else { return nil }
    }

    /// How the variable is read and written.
    var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }

    /// The key with its default value, which is made anew each time, as the variable of a type would be.
    var peer: String {
        let variable =
            type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        return "private struct \(key): SwiftUI.EnvironmentKey { \(variable) }"
    }

    private var key: String { "__Key_\(name.filter { $0 != "`" })" }

    /// What stands before the first equals sign that is none of a comparison or a default inside brackets, and behind it.
    private static func split(_ text: Substring) -> (head: Substring, value: Substring?) {
        var brackets = Brackets()
        for index in text.indices {
            if text[index] == "=", brackets.isClosed {
                return (text[..<index], text[index...].dropFirst())
            }
            brackets.read(text[index])
        }
        return (text, nil)
    }
}
