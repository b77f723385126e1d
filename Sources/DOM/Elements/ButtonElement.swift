public import Reactive

/// A button that starts an action of its page: `<button>`.
///
/// ```swift
/// let loginButton = ButtonElement(name: "login", text: "Log in")
/// loginButton.publisher
///     .sink { viewModel.action.send(.login) }
///     .store(in: &subscriptions)
/// ```
///
/// A disabled button is marked as such for the browser's script alone: with JavaScript switched off the person
/// can press it, the fields are bound, and only then it is decided whether the button may be used.
@MainActor
public final class ButtonElement: FormControl {
    @exclusivity(unchecked) private var pressed: PassthroughSubject<Void, Never>?
    /// The action of the one who made the button.
    @exclusivity(unchecked) package var onPress: (() -> Void)?

    /// Whether it does not send the form in which it stands: the Enter key in one of the fields does not press it, and what
    /// has been typed stays unsent. For those that leave a form as it was.
    @exclusivity(unchecked) package var leavesForm = false

    /// Whether it leads to another view of the page and does nothing else: an address may press it.
    @exclusivity(unchecked) package var leads = false

    /// Makes a button that starts the action `name`.
    public init(name: String, text: String, class className: String? = nil) {
        super.init("button", class: className, text: text)
        self.name = name
    }

    public override var isEnabled: Bool {
        get { self["data-disabled"] == nil }
        set { self["data-disabled"] = newValue ? nil : "" }
    }

    /// Sends when the button is pressed.
    public var publisher: AnyPublisher<Void, Never> {
        let subject = pressed ?? PassthroughSubject()
        pressed = subject
        return subject.eraseToAnyPublisher()
    }

    /// Presses the button, on behalf of the person.
    package func press() {
        onPress?()
        pressed?.send()
    }

    override var nameAttribute: StaticString { "value" }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" name=\"action\"")
        if let name = writtenName { html.attribute("value", name) }
        writeForm(into: &html, isAlone: leavesForm)
        super.writeProperties(into: &html)
    }
}
