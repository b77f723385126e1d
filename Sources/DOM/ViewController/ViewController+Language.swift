internal import Localization

extension ViewController {
    /// Says in what language the page is that is being opened, and has it shown in another one when that is chosen.
    final func showLanguage(in document: Document) {
        guard let language = Language.ofPage else { return }
        document.speak(language, addScript: addScript)
        document.onLanguage = { [weak self, weak document] language in
            guard let self, let document, language != document.language else { return }
            document.speak(language, addScript: addScript)
            Language.$ofPage.withValue(language) { setupWords() }
        }
    }

    private func addScript(_ address: String) {
        guard !view.children.contains(where: { $0["src"] == address }) else { return }
        let script = Element("script")
        script["type"] = "module"
        script["src"] = address
        view.append(script)
    }
}
