/// A text that is looked up when it is shown: its key, its values, and where it is to be found.
package final class LocalizedWords: Sendable, Equatable {
    package let key: String
    package let arguments: [FormatArgument]
    /// The text where there is no other.
    package let plain: String
    /// The same with a place for each value, where that is another text than the key.
    let source: String?
    let table: String?
    let bundle: String?

    package init(
        key: String, arguments: [FormatArgument], plain: String, source: String? = nil, table: String? = nil,
        bundle: String? = nil
    ) {
        self.key = key
        self.arguments = arguments
        self.plain = plain
        self.source = source
        self.table = table
        self.bundle = bundle
    }

    /// The same with other values, in their places.
    package func with(_ arguments: [FormatArgument]) -> LocalizedWords {
        let plain = FormatText(source ?? key).parts.map { part in
            switch part {
            case .text(let text): text
            case .place(let place) where arguments.indices.contains(place.index):
                arguments[place.index].text(at: place, in: "und")
            case .place: ""
            }
        }.joined()
        return LocalizedWords(
            key: key, arguments: arguments, plain: plain, source: source, table: table, bundle: bundle)
    }

    package static func == (one: LocalizedWords, other: LocalizedWords) -> Bool {
        one === other
            || one.key == other.key && one.plain == other.plain && one.table == other.table
                && one.bundle == other.bundle && one.arguments == other.arguments
    }
}

extension LocalizedWords {
    /// The pieces in a language. Numbers and plurals are those of the language in which the text was found, with the region
    /// of the page.
    package func pieces(in language: Language) -> (pieces: [Translation.Piece], language: Language) {
        let catalogues = Catalogues.ofProgram
        if arguments.isEmpty, source == nil, table == nil, bundle == nil,
            catalogues.sayThemselves(in: language)
        {
            return ([.text(plain)], language)
        }
        guard
            let found = catalogues.translation(of: key, table: table, bundle: bundle, in: language),
            // A key that is no text, of which the language of the program has none, stands for what the source says.
            source == nil || found.translation != .text(key)
        else { return ([.text(plainText(in: language))], language) }
        let own = found.language.code == language.code ? language : found.language
        return (found.translation.pieces(arguments, in: own), own)
    }

    /// The text in a language.
    package func text(in language: Language) -> String {
        let (pieces, own) = pieces(in: language)
        return pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let index, let place): arguments[index].text(at: place, in: own)
            }
        }.joined()
    }

    /// The text of the source; values that are written otherwise in each language still are.
    private func plainText(in language: Language) -> String {
        let hasValues = arguments.contains { if case .value = $0 { true } else { false } }
        guard hasValues, plain != key else { return plain }
        return FormatText(source ?? key).parts.map { part in
            switch part {
            case .text(let text): text
            case .place(let place) where arguments.indices.contains(place.index):
                arguments[place.index].text(at: place, in: language)
            case .place: ""
            }
        }.joined()
    }
}

extension LocalizedWords: LocalizedValue {
    package func isSame(as other: any LocalizedValue) -> Bool { (other as? LocalizedWords) == self }
}
