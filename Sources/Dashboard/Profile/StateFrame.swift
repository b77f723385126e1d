import PinionAccounts

/// What stands on a profile page while the profile is on its way, or could not be had.
final class StateFrame {
    let spinner = Element("p", class: "waiting")
    let failure = Element("div", class: "failure")
    let retryButton = ButtonElement(name: "retry", text: "Retry")
    private let reason = Element("p")

    init() {
        let wheel = Element("progress", class: "spinner")
        wheel["aria-label"] = "Loading"
        spinner.append(wheel, Element("span", text: "Loading…"))
        spinner["role"] = "status"
        reason.name = "failure"
        failure["role"] = "alert"
        let form = FormElement()
        form.append(retryButton)
        failure.append(reason, form)
        failure.isHidden = true
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
