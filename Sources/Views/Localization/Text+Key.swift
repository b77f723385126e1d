internal import Localization

extension Text {
    /// A text that is looked up in the program's catalogues. In a program without any it is shown as it stands.
    ///
    /// - Parameters:
    ///   - key: the text in the language in which the program is written.
    ///   - tableName: the catalogue's name without its ending; `Localizable` unless told otherwise.
    ///   - comment: what who translates has to know.
    public init(_ key: LocalizedStringKey, tableName: String?, comment: StaticString? = nil) {
        self.init(key, table: tableName, bundle: nil)
    }

    /// A text of a bundle.
    package init(_ key: LocalizedStringKey, table: String?, bundle: String?) {
        if bundle != nil || Catalogues.ofProgram.areThere {
            self.init(words: key.words(table: table, bundle: bundle))
        } else {
            self.init(key)
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A text with its looks: `Text("Hello, \(Text(name).bold())")`.
    public mutating func appendInterpolation(_ text: Text) {
        append(text)
    }

    /// A value as a format writes it: `Text("\(load, format: .percent) busy")`.
    @_disfavoredOverload
    public mutating func appendInterpolation<Format: FieldFormat>(_ value: Format.Value, format: Format) {
        let text = format.displayText(of: value)
        append(text, "%@", .text(text))
    }
}

/// A text in a text.
struct TextValue: LocalizedValue {
    let text: Text

    func text(in language: Language) -> String {
        text.runs(in: language).map(\.text).joined()
    }

    func isSame(as other: any LocalizedValue) -> Bool { (other as? TextValue)?.text == text }
}
