/// A dialog that stands above its page until it is answered: `<dialog>`.
///
/// It is modal where the browser's script runs: the focus goes to its first field or button, or to what has
/// `autofocus`, and back when the dialog closes. Without JavaScript it stands on the page, and its buttons work.
@MainActor
public final class DialogElement: Element {
    private let dismissButton: ButtonElement?

    /// Makes an open dialog.
    ///
    /// - Parameter dismissAction: the action that the Escape key stands for.
    public init(class className: String, dismissAction: String) {
        dismissButton = nil
        super.init("dialog", class: className)
        open()
        self["data-dismiss"] = dismissAction
    }

    /// Makes an open dialog.
    ///
    /// - Parameter dismissButton: the button that the Escape key stands for; it should be inside the dialog, for those
    ///   who have no such key.
    public init(class className: String, dismissButton: ButtonElement) {
        self.dismissButton = dismissButton
        super.init("dialog", class: className)
        open()
    }

    /// Whether the dialog is open.
    public var isOpen: Bool {
        get { self["open"] != nil }
        set { self["open"] = newValue ? "" : nil }
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        if let name = dismissButton?.writtenName { html.attribute("data-dismiss", name) }
    }

    private func open() {
        isOpen = true
        self["data-modal"] = ""
    }
}
