internal import Localization

/// A field for a file with its label, how far the file has come, and a button to give it up.
///
/// ```swift
/// view.append(UploadField("Photo", FileElement(name: "photo", types: ["image/jpeg"])))
/// ```
///
/// The file is sent as soon as it is chosen, or dropped here, and goes on where it was if the connection breaks.
/// Without JavaScript there is a button that sends it.
@MainActor
public final class UploadField: Element {
    /// The field.
    public let field: FileElement

    private let labeled: LabeledField
    private let caption: Element
    private let hint: Element
    private let outcome = Element("p", class: "outcome")
    private let bar = Element("progress")
    private let cancelButton: ButtonElement
    private let sendButton: ButtonElement

    /// Makes a place for a field.
    public init(_ label: String, _ field: FileElement) {
        self.field = field
        caption = Element("span", text: label)
        labeled = LabeledField(label: caption, field)
        hint = Element("span", class: "drop-hint", text: OwnWords.text("or drop it here"))
        cancelButton = ButtonElement(name: "", text: OwnWords.text("Cancel"), class: "cancel")
        sendButton = ButtonElement(name: "", text: OwnWords.text("Upload"), class: "send")
        super.init("div", class: "upload")
        // It is only loaded where there is a field for it; a browser runs it once.
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/upload.js"
        sendButton["formenctype"] = "multipart/form-data"
        cancelButton["data-cancel"] = ""
        hint["aria-hidden"] = "true"
        outcome["role"] = "status"
        append(labeled, hint, bar, cancelButton, sendButton, outcome, script)
        self.label = label
        cancelButton.onPress = { [weak field] in field?.cancel() }
        rename()
        show(nil)
        showUse()
    }

    /// The label that people read.
    public var label: String {
        get { caption.text }
        set {
            caption.text = newValue
            bar["aria-label"] = OwnWords.text("%@: upload", newValue)
            cancelButton["aria-label"] = OwnWords.text("Cancel upload: %@", newValue)
            sendButton["aria-label"] = OwnWords.text("Upload: %@", newValue)
        }
    }

    /// Gives the buttons names like that of the field, once it has another one.
    package func rename() {
        cancelButton.name = "cancel-\(field.name ?? "")"
        sendButton.name = "upload-\(field.name ?? "")"
    }

    /// How many names of files stand there at most: of many files all of them were sent again with each.
    static let shownNames = 20

    /// Shows the names of the files that were taken last since the latest choice.
    ///
    /// - Parameter count: how many were taken.
    func show(taken names: [String], of count: Int) {
        let words = names.map { "“\($0)”" }.joined(separator: ", ")
        outcome.text =
            switch count {
            case 0: ""
            case 1: OwnWords.text("%@ is here.", words)
            case names.count: OwnWords.text("%@ are here.", words)
            default: OwnWords.text("%@ and %@ more are here.", words, "\(count - names.count)")
            }
    }

    /// Shows whether a file can be sent.
    func showUse() {
        sendButton.isEnabled = field.isEnabled
    }

    /// Shows how far the file has come. When it is all here, it is worked on for a time that nobody knows.
    func show(_ progress: FileElement.Progress?) {
        bar.isHidden = progress == nil
        cancelButton.isHidden = progress == nil
        let isMoving = progress.map { $0.received < $0.size } ?? false
        bar["max"] = isMoving ? progress.map { "\($0.size)" } : nil
        bar["value"] = isMoving ? progress.map { "\($0.received)" } : nil
    }
}
