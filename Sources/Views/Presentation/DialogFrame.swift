internal import DOM
internal import Localization

/// The frame of the views in a dialog: the dialog itself, its heading, and the button that closes it.
@MainActor
@usableFromInline
final class DialogFrame: TitleHolder {
    /// The purpose of a dialog; the style sheet knows it by the same name.
    @usableFromInline
    enum Kind: String {
        /// It holds a part of the page's work.
        case sheet
        /// It tells something that has to be answered.
        case alert
        /// It asks what to do.
        case confirmation
    }

    let kind: Kind
    let dialog: DialogElement
    /// The element that holds the views inside.
    let container: Container
    /// The button that only closes the dialog.
    let closeButton = ButtonElement(name: "close", text: "×", class: "close")
    /// Called when the person wants it closed.
    var onDismiss: () -> Void = {}

    private let form = FormElement()
    private let heading = Element("h2")
    private var titles = Titles()

    /// Makes one that is open.
    init(_ kind: Kind, in graph: ViewGraph) {
        self.kind = kind
        let number = graph.makeIdentifier()
        dialog = DialogElement(class: kind.rawValue, dismissButton: closeButton)
        if kind == .alert { dialog["role"] = "alertdialog" }
        let box = Element("div", class: "contents")
        container = Container(box)
        heading["id"] = "dialog-\(number)"
        closeButton["aria-label"] = OwnWords.text("Close")
        form.append(box)
        // Last, so that the focus goes to what is inside first.
        if kind == .sheet { form.append(closeButton) }
        dialog.append(form)
        closeButton.onPress = { [weak self] in self?.onDismiss() }
    }

    /// The title that the presentation itself gives, if it gives one.
    var title: String? {
        didSet { showHeading() }
    }

    /// Whether the heading is only read out.
    var isTitleHidden = false {
        didSet { heading["class"] = isTitleHidden ? "visually-hidden" : nil }
    }

    /// Has scripts find the heading as the text of the alert, which has no other.
    func nameHeading() {
        heading.name = "alert"
    }

    func setTitle(_ title: GivenTitle?, for owner: Node) {
        titles.set(title, for: owner)
        showHeading()
    }

    private func showHeading() {
        let text = titles.title ?? title ?? ""
        heading.text = text
        if text.isEmpty {
            heading.remove()
            dialog["aria-labelledby"] = nil
        } else {
            form.insert(heading, at: 0)
            dialog["aria-labelledby"] = heading["id"]
        }
    }
}

private enum DialogKey: PlaceKey {
    typealias Value = DialogFrame
}

extension Place {
    /// The dialog that is around, if one is.
    var dialog: DialogFrame? {
        get { self[DialogKey.self] }
        set { self[DialogKey.self] = newValue }
    }
}
