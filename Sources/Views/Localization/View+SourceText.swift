internal import Localization

extension View {
    /// The text of a label in the language of the program; nil if it is shown as it stands, or is no text.
    var sourceText: String? {
        guard Catalogues.ofProgram.areThere else { return nil }
        if let text = self as? Text { return text.string }
        return (self as? Views.Label<Text, Image>)?.title.string
    }
}
