import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite struct ControllerViews {
    @Test func standAmongOtherViewsWithTheirHooksCalledInOrder() {
        let diary = Diary()
        let page = MountedPage {
            Text("Above")
            ControllerView(GreetingController(diary))
        }
        #expect(page.html == #"<p>Above</p><div class="greeting"><h2>Hello</h2></div>"#)
        #expect(diary.take() == ["data", "UI", "to view", "to model", "router"])
        #expect(page.document.title == "Greeting")
    }

    @Test func makeTheirControllerOnce() {
        let diary = Diary()
        let model = Switch()
        let page = MountedPage(SwitchView(model: model, diary: diary))
        model.label = "again"
        page.document.commit()
        #expect(page.texts == ["again", "Hello"])
        #expect(diary.take().count == 5)
    }

    @Test func endWithTheirView() {
        let diary = Diary()
        let model = Switch()
        let page = MountedPage(SwitchView(model: model, diary: diary))
        let controller = GreetingController.latest
        controller?.title = "Another"
        page.document.commit()
        #expect(page.document.title == "Another")
        model.isShown = false
        page.document.commit()
        #expect(page.document.title == "")
        #expect(controller?.subscriptions.isEmpty == true)
    }

    @Test func leadElsewhereWhereABindingSaysSo() {
        let page = MountedPage { ControllerView(LeavingController()) }
        #expect(page.document.destination == "/login")
    }
}

@MainActor
@Suite struct RepresentedElements {
    @Test func areKeptAndBroughtUpToDate() {
        let model = Switch()
        let page = MountedPage(BadgeView(model: model))
        #expect(page.html == #"<mark>on</mark>"#)
        model.label = "off"
        page.document.commit()
        #expect(page.operations() == [#"["t",3,"off"]"#])
    }
}

private final class Switch: ObservableObject {
    @Published var isShown = true
    @Published var label = "on"
}

private struct SwitchView: View {
    @ObservedObject var model: Switch
    let diary: Diary

    var body: some View {
        Text(model.label)
        if model.isShown { ControllerView(GreetingController(diary)) }
    }
}

private struct BadgeView: ElementRepresentable {
    @ObservedObject var model: Switch

    func makeElement() -> Element { Element("mark") }

    func updateElement(_ element: Element) { element.text = model.label }
}

private final class GreetingController: ViewController {
    private(set) static weak var latest: GreetingController?
    private let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init()
        Self.latest = self
    }

    override func setupData() { diary.note("data") }

    override func setupUI() {
        diary.note("UI")
        title = "Greeting"
        view.addClass("greeting")
        view.append(Element("h2", text: "Hello"))
    }

    override func bindingToView() {
        diary.note("to view")
        Just(()).sink {}.store(in: &subscriptions)
    }

    override func bindingToViewModel() { diary.note("to model") }

    override func router() { diary.note("router") }
}

private final class LeavingController: ViewController {
    override func router() { navigate(to: "/login") }
}
