internal import DOM
internal import Localization

extension ViewGraph {
    /// Does something in the page's language, in which texts are that are asked for on the way.
    func inLanguage(_ work: () -> Void) {
        guard let language = pageLanguage?.language else { return work() }
        Language.$ofPage.withValue(language, operation: work)
    }

    /// Says in what language the page is, and has it shown in another one when that is chosen.
    func showLanguage() {
        guard pageLanguage != nil, let document else { return }
        sayLanguage()
        document.onLanguage = { [unowned self] language in
            pageLanguage?.show(language)
            sayLanguage()
        }
    }

    private func sayLanguage() {
        guard let language = pageLanguage?.language else { return }
        document?.speak(language) { page.needScript($0) }
    }
}
