internal import DOM

/// The notice of a page: hidden while there is nothing to say, and told to assistive technology when there is.
@MainActor
final class BuildNoticeElement: Element {
    private let output = Element("pre")

    init(_ message: String) {
        super.init("div", class: "build")
        self["role"] = "alert"
        append(Element("p", text: "The program does not build: this page is from before the change."))
        append(output)
        self.message = message
    }

    /// The compiler's errors; empty if there are none.
    var message: String {
        get { output.text }
        set {
            output.text = newValue
            isHidden = newValue.isEmpty
        }
    }
}
