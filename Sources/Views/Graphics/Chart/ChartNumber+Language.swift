internal import Localization

extension ChartNumber {
    /// A number as the page's language writes it: "1,5 GiB" for "1.5 GiB". What is no digit and no sign stays.
    package static func localized(_ text: String) -> String {
        guard let language = Language.ofPage, !language.isEnglish, Catalogues.ofProgram.areThere else {
            return text
        }
        return NumberSigns(language).rewriting(text)
    }
}
