import DOM
import Live
import Reactive

/// A page with a name field, a greeting that follows it, and two buttons.
@MainActor
final class EchoController: ViewController {
    let field = InputElement(name: "name")
    let greeting = Element("p")
    let save = ButtonElement(name: "save", text: "Save")
    let clear = ButtonElement(name: "clear", text: "Clear")
    private(set) var saved: [String] = []

    override func setupUI() {
        title = "Echo"
        greeting.name = "greeting"
        let form = FormElement()
        form.append(LabeledField("Name", field), save, clear)
        view.append(greeting, form)
    }

    override func bindingToViewModel() {
        field.publisher.map { "Hello, \($0)" }.assign(to: \.text, on: greeting).store(in: &subscriptions)
        save.publisher.sink { [unowned self] in saved.append(field.text) }.store(in: &subscriptions)
        clear.publisher.sink { [unowned self] in field.text = "" }.store(in: &subscriptions)
    }
}

/// A session with one open page.
@MainActor
struct OpenEcho {
    let sessions: Sessions
    let session: Session
    let controller = EchoController()
    let page: OpenPage

    init(limits: SessionLimits = SessionLimits()) {
        sessions = Sessions(limits: limits)
        session = sessions.makeSession()
        let id = PageID.random()
        page = sessions.open(
            id, path: "/echo", document: controller.open(token: id.text), controller: controller, in: session)
        _ = sessions.weigh(page)
    }

    /// Opens one more page, in the same session or in another one.
    func open(in other: Session? = nil) -> OpenPage {
        let controller = EchoController()
        let id = PageID.random()
        let page = sessions.open(
            id, path: "/echo", document: controller.open(token: id.text), controller: controller,
            in: other ?? session)
        _ = sessions.weigh(page)
        return page
    }

    func isOpen(_ page: OpenPage) -> Bool {
        sessions.page(page.id, in: page.session.id) != nil
    }

    func send(_ members: String, to other: OpenPage? = nil) throws -> LiveReply {
        let page = other ?? page
        let message = try LiveMessage(Array("{\"page\":\"\(page.id.text)\",\(members)}".utf8))
        let reply = sessions.receive(message, from: session.id)
        sessions.flush()
        return reply
    }

    func stream(seen: Int? = nil) -> (LiveStream, RecordingSink) {
        let sink = RecordingSink()
        let seen = seen ?? page.document.revision
        let stream = sessions.openStream(for: session, pages: [(page.id.text, seen)], sink: sink)
        return (stream, sink)
    }
}
