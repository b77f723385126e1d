/// A dialog that stands above its page until it is answered: `<dialog>`.
///
/// It is modal where the browser's script runs: the focus goes to its first field or button, or to what has
/// `autofocus`, and back when the dialog closes. Without JavaScript it stands on the page, and its buttons work.
@MainActor
public final class DialogElement: Element {
    /// The button that the Escape key stands for; it should be inside the dialog, for those who have no such key.
    package var dismissButton: ButtonElement? {
        didSet { if dismissButton !== oldValue { dismissRevision = touch() } }
    }
    private var dismissRevision = 0

    /// Makes an open dialog.
    ///
    /// - Parameters:
    ///   - className: what the style sheet calls it.
    ///   - dismissAction: the action that the Escape key stands for.
    public init(class className: String, dismissAction: String) {
        super.init("dialog", class: className)
        open()
        self["data-dismiss"] = dismissAction
    }

    /// Makes an open dialog.
    ///
    /// - Parameters:
    ///   - className: what the style sheet calls it.
    ///   - dismissButton: the button that the Escape key stands for; it should be inside the dialog, for those who have
    ///     no such key.
    public init(class className: String, dismissButton: ButtonElement) {
        super.init("dialog", class: className)
        self.dismissButton = dismissButton
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

    override func writeProperties(since cursor: Int, into operations: inout OperationWriter) {
        guard dismissRevision > cursor else { return }
        operations.attribute("data-dismiss", dismissButton?.writtenName, of: number)
    }

    override func forgetRevisions() {
        super.forgetRevisions()
        dismissRevision = 0
    }

    private func open() {
        isOpen = true
        self["data-modal"] = ""
    }
}
