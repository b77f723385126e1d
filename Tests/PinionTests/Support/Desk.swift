import DOM
import Reactive

/// A page with a name, a field for files and a button, which writes down what it is given.
final class Desk: ViewController {
    let name = InputElement(name: "name")
    let paper = FileElement(name: "paper")
    let save = ButtonElement(name: "save", text: "Save")
    private(set) var saved: [String] = []
    private(set) var papers: [String] = []
    /// What has to happen before a file counts as taken.
    var delivery: (@MainActor () async throws -> Void)?

    override func setupUI() {
        title = "Desk"
        let form = FormElement()
        form.append(LabeledField("Name", name), UploadField("Paper", paper), save)
        view.append(form)
    }

    override func bindingToViewModel() {
        save.publisher.sink { [unowned self] in saved.append(name.text) }.store(in: &subscriptions)
        paper.onReceive = { [weak self] file in
            self?.papers.append(String(decoding: file.bytes, as: UTF8.self))
            try await self?.delivery?()
        }
    }
}
