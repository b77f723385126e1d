package import Localization

extension Document {
    /// Says in what language the page is, and which words the browser's script has to know.
    ///
    /// A page that begins in English says nothing of it: that is what browsers are told of every page, and what the script
    /// speaks. Only when another language is chosen there is something to say, and something that says it.
    ///
    /// - Parameter addScript: has the page load the script that says it of the whole document.
    package func speak(_ language: Language, addScript: (String) -> Void) {
        let isBeginning = self.language == nil
        self.language = language
        if isBeginning, language.isEnglish { return }
        root["lang"] = language.identifier
        root["dir"] = language.isRightToLeft ? "rtl" : "ltr"
        root["data-words"] = OwnWords.ofScript(in: language)
        addScript("/language.js")
    }
}
