package import DOM
internal import Reactive

/// A page with a name, a field for files and a button, which writes down what it is given.
package final class Desk: ViewController {
    package let name = InputElement(name: "name")
    package let paper = FileElement(name: "paper")
    package let save = ButtonElement(name: "save", text: "Save")
    package private(set) var saved: [String] = []
    package private(set) var papers: [String] = []
    package var files: [UploadedFile] = []
    /// What has to happen before a file counts as taken.
    package var delivery: (@MainActor () async throws -> Void)?

    package override func setupUI() {
        title = "Desk"
        let form = FormElement()
        form.append(LabeledField("Name", name), UploadField("Paper", paper), save)
        view.append(form)
    }

    package override func bindingToViewModel() {
        save.publisher.sink { [unowned self] in saved.append(name.text) }.store(in: &subscriptions)
        paper.onReceive = { [weak self] file in
            self?.files.append(file)
            self?.papers.append(String(decoding: try await file.bytes, as: UTF8.self))
            try await self?.delivery?()
        }
    }
}
