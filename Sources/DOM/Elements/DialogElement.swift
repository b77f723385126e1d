/// A dialog that stands above its page until it is answered: `<dialog>`.
///
/// It is modal where the browser's script runs: the focus goes in, and back when the dialog closes.
@MainActor
public final class DialogElement: Element {
    /// Makes an open dialog.
    ///
    /// - Parameter dismissAction: the action that the Escape key stands for.
    public init(class className: String, dismissAction: String) {
        super.init("dialog", class: className)
        self["open"] = ""
        self["data-modal"] = ""
        self["data-dismiss"] = dismissAction
    }
}
