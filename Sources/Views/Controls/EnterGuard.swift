internal import DOM
internal import Localization

/// Keeps the Enter key from pressing a button that only helps a field.
///
/// Enter in a field presses the first button of its form. Where that would be the minus of a stepper, this one stands
/// before it, unseen, and presses the first button that is none of these.
struct EnterGuard: View {}

extension EnterGuard: ElementView {
    func makeElement(at place: Place) -> ButtonElement {
        let button = ButtonElement(name: "", text: OwnWords.text("Submit"), class: "visually-hidden")
        button["tabindex"] = "-1"
        button["aria-hidden"] = "true"
        return button
    }

    func update(_ element: ButtonElement, in environment: EnvironmentValues) {
        element.onPress = { [weak element] in element?.pressProperButton() }
    }
}

extension ButtonElement {
    /// Presses the first button of the form that does not only help a field.
    fileprivate func pressProperButton() {
        guard let document else { return }
        let form = self.form
        for case let button as ButtonElement in document.controls {
            guard !button.isHelper, button.form === form else { continue }
            if button.isEnabled { button.press() }
            return
        }
    }

    /// The form that the button stands in; `nil` for that of the page.
    private var form: FormElement? {
        var next = parent
        while let element = next {
            if let form = element as? FormElement { return form }
            next = element.parent
        }
        return nil
    }

    private var isHelper: Bool { parent?["class"] == "stepper" }
}
