package import Localization

/// The language of a page, which can change while the page is open.
@MainActor
package final class PageLanguage {
    package private(set) var language: Language
    /// Keeps a choice for the person's other pages and for later ones.
    private let keep: (Language) -> Void
    private let reading = Reading()

    /// - Parameters:
    ///   - language: what the page is shown in at first.
    ///   - keep: called when the person chooses another one.
    package init(_ language: Language, keep: @escaping (Language) -> Void = { _ in }) {
        self.language = language
        self.keep = keep
    }

    /// The language, for someone who has to hear of another one.
    var readable: Language {
        Evaluation.reader?.reads(reading)
        return language
    }

    /// Shows the page in another language.
    func show(_ language: Language) {
        guard language != self.language else { return }
        self.language = language
        reading.noteChange()
    }

    func choose(_ language: Language) {
        show(language)
        keep(language)
    }
}

private struct PageLanguageKey: EnvironmentKey {
    static var defaultValue: PageLanguage? { nil }
}

extension EnvironmentValues {
    /// The language of the page; nil if the program has no catalogues.
    package var pageLanguage: PageLanguage? {
        get { self[PageLanguageKey.self] }
        set { self[PageLanguageKey.self] = newValue }
    }
}
