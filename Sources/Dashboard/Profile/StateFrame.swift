import PinionAccounts

/// What stands on a profile page while the profile is on its way, or could not be had.
final class StateFrame {
    let spinner = Element("p", class: "waiting")
    let failure = Element("div", class: "failure")
    let retryButton = ButtonElement(name: "retry", text: "")
    private let reason = Element("p")
    private let wheel = Element("progress", class: "spinner")
    private let waiting = Element("span")

    init() {
        spinner.append(wheel, waiting)
        spinner["role"] = "status"
        reason.name = "failure"
        failure["role"] = "alert"
        let form = FormElement()
        form.append(retryButton)
        failure.append(reason, form)
        failure.isHidden = true
    }

    /// Sets its texts in the language of the page.
    func setupWords() {
        wheel["aria-label"] = localized("Loading")
        waiting.text = localized("Loading…")
        retryButton.text = localized("Retry")
    }

    /// Shows where the page stands.
    ///
    /// - Returns: whether there is a profile to show.
    @discardableResult
    func render(_ state: ProfileState) -> Bool {
        var isPresenting = false
        spinner.isHidden = true
        failure.isHidden = true
        switch state {
        case .loading: spinner.isHidden = false
        case .presenting: isPresenting = true
        case .failed(let error):
            reason.text = sentence(error)
            failure.isHidden = false
        }
        return isPresenting
    }
}
