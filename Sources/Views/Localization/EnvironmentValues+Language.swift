public import Localization

private struct LanguageKey: EnvironmentKey {
    static let defaultValue: Language? = nil
}

private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue: LayoutDirection? = nil
}

extension EnvironmentValues {
    /// The language in which texts are looked up: that of the page, unless it is set for a part of it.
    ///
    /// A page has the first of the languages that its visitor's browser asks for in which the program has texts, or the one
    /// that was chosen: see ``chooseLanguage``.
    public var language: Language {
        get { knownLanguage ?? Catalogues.ofProgram.development }
        set { self[LanguageKey.self] = newValue }
    }

    /// The same; nil where nobody has said one and there is nothing to look up.
    package var knownLanguage: Language? {
        if let language = self[LanguageKey.self] ?? pageLanguage?.readable { return language }
        let catalogues = Catalogues.ofProgram
        return catalogues.areThere ? Language.ofPage ?? catalogues.development : nil
    }

    /// The languages in which the program has texts, that in which it is written first.
    public var languages: [Language] { Catalogues.ofProgram.languages }

    /// Whether lines run from left to right, or from right to left: as the page's language has it, unless it is set for a
    /// part of the page.
    public var layoutDirection: LayoutDirection {
        get {
            self[LayoutDirectionKey.self]
                ?? (pageLanguage?.readable.isRightToLeft == true ? .rightToLeft : .leftToRight)
        }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

/// The direction in which lines run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
