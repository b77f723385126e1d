internal import Accounts

/// The words of a text as people are found by them: without capitals, without accents.
struct SearchWords: Equatable {
    /// Each once, in the order of the text.
    let words: [String]

    /// - Parameter text: a name, or what somebody looks for. Of a text longer than any name only the
    ///   beginning counts.
    init(of text: String) {
        let folded = String(text.unicodeScalars.prefix(Self.longest)).uppercased().lowercased().withoutAccents
        var words = folded.split(whereSeparator: Self.isSeparator).map(String.init)
        // A name may consist of signs alone.
        if words.isEmpty { words = folded.split { Self.isInvisible($0) }.map(String.init) }
        var known: Set<String> = []
        self.words = words.filter { known.insert($0).inserted }
    }
}

extension SearchWords {
    /// No word that begins with `word` comes after it: it ends in Unicode's last scalar.
    static func end(of word: String) -> String { word + "\u{10FFFF}" }
}

extension SearchWords {
    private static let longest = 1024

    private static func isSeparator(_ character: Character) -> Bool {
        character.isPunctuation || isInvisible(character)
    }

    private static func isInvisible(_ character: Character) -> Bool {
        character.isWhitespace || character.unicodeScalars.first?.properties.generalCategory == .control
    }
}
