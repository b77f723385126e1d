internal import Localization

extension LocalizedStringKey {
    /// The text in the language of the page that is evaluated, or whose action runs. What reads it is evaluated again when
    /// that is another one.
    @MainActor
    @usableFromInline
    package var text: String {
        guard Catalogues.ofProgram.areThere else { return plain }
        return words().text(in: Evaluation.language)
    }

    /// The same, for those who are evaluated again anyway.
    package nonisolated var untrackedText: String {
        guard Catalogues.ofProgram.areThere else { return plain }
        return words().text(in: Language.ofPage ?? Catalogues.ofProgram.development)
    }
}

extension Evaluation {
    /// The language of the page that is evaluated, for whoever reads it.
    static var language: Language {
        reader?.graph.pageLanguage?.readable ?? Language.ofPage ?? Catalogues.ofProgram.development
    }
}
