public import Localization

/// Shows the page, and the visitor's other pages, in another language.
///
/// ```swift
/// @Environment(\.chooseLanguage) private var chooseLanguage
///
/// var body: some View {
///     Button("العربية") { chooseLanguage("ar") }
/// }
/// ```
///
/// What is typed in fields stays there. The choice is kept for the visitor's browser, in a cookie, for a year.
@MainActor
public struct ChooseLanguageAction {
    let page: PageLanguage?

    /// Shows the pages in a language.
    public func callAsFunction(_ language: Language) {
        page?.choose(language)
    }
}

extension EnvironmentValues {
    /// Shows the page in another language. No effect if the program has no catalogues.
    public var chooseLanguage: ChooseLanguageAction { ChooseLanguageAction(page: pageLanguage) }
}
