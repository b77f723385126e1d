import DOM
import Live
import PinionTesting
import Reactive

/// What several people write, kept where it outlives the server.
@MainActor
final class Draft {
    let title = CurrentValueSubject<String, Never>("")
    /// The names that were saved, as they stood in the field then.
    var saved: [String] = []
}

/// A page whose fields make something of what is typed: one leaves it, one writes it in capitals, one begins it with a
/// "#", and one is the same on all pages.
@MainActor
final class DraftController: ViewController {
    let name = InputElement(name: "name")
    let code = InputElement(name: "code")
    let tag = InputElement(name: "tag")
    let common = InputElement(name: "title")
    private let save = ButtonElement(name: "save", text: "Save")
    private let greeting = Element("p")
    private let draft: Draft

    init(_ draft: Draft) {
        self.draft = draft
    }

    override func setupUI() {
        save["data-each"] = "true"
        let form = FormElement()
        form.append(
            LabeledField("Name", name), LabeledField("Code", code), LabeledField("Tag", tag),
            LabeledField("Title", common), save)
        view.append(greeting, form)
    }

    override func bindingToView() {
        draft.title.assign(to: \.value, on: common).store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        name.publisher.map { "Hello, \($0)" }.assign(to: \.text, on: greeting).store(in: &subscriptions)
        code.publisher.map { $0.uppercased() }.assign(to: \.value, on: code).store(in: &subscriptions)
        tag.publisher.map { $0.isEmpty || $0 == "#" ? "" : $0.hasPrefix("#") ? $0 : "#" + $0 }
            .assign(to: \.value, on: tag).store(in: &subscriptions)
        common.publisher.sink { [draft] in draft.title.send($0) }.store(in: &subscriptions)
        save.publisher.sink { [unowned self] in draft.saved.append(name.value) }.store(in: &subscriptions)
    }
}

extension SimulatedSite {
    /// A site with one page.
    ///
    /// - Parameter makeController: makes what a page that is opened shows.
    static func page(_ makeController: @escaping () -> ViewController) -> SimulatedSite {
        var sessions = Sessions()
        var opened = 0
        return SimulatedSite {
            sessions = Sessions()
            return sessions
        } open: { address, _, session in
            opened += 1
            let number = String(opened)
            let id = PageID(String(repeating: "p", count: 20 - number.count) + number + "gg") ?? .random()
            let controller = makeController()
            return sessions.open(
                id, path: address, document: controller.open(token: id.text), controller: controller,
                in: session)
        }
    }
}
