internal import DOM
internal import Localization

/// A short word at the page's edge, with a button that dismisses it.
///
/// Whether the pointer or the focus is on it, the script `toast.js` tells by a box that nobody sees.
@MainActor
final class ToastElement: Element {
    private let messageElement = Element("p")
    private let box = CheckboxElement(name: "toast-held")
    private let button = ButtonElement(name: "dismiss-toast", text: "×", class: "close")

    init(_ message: String) {
        super.init("div", class: "toast")
        messageElement.text = message
        messageElement.name = "toast"
        box["aria-hidden"] = "true"
        box["tabindex"] = "-1"
        button["aria-label"] = OwnWords.text("Dismiss")
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/toast.js"
        append(messageElement, button, box, script)
    }

    /// What it says.
    var message: String { messageElement.text }

    /// Whether the pointer or the focus is on it.
    var isHeld: Bool { box.value }

    /// Called when the person dismisses it.
    var onDismiss: (() -> Void)? {
        didSet { button.onPress = onDismiss }
    }

    /// Called when the pointer or the focus comes to it, and when it goes.
    var onHold: ((Bool) -> Void)? {
        didSet { box.onEdit = { [weak self] isHeld throws(FieldError) in self?.onHold?(isHeld) } }
    }
}
