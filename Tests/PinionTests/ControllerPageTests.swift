import Pinion
import Testing

/// A page whose view is put together by a controller.
final class GreetingViewController: ViewController {
    @Published private var name = "world"
    private let field = InputElement(name: "name")
    private let greeting = Element("h1")

    override func setupUI() {
        title = "Greeting"
        view.append(greeting, LabeledField("Your name", field))
    }

    override func bindingToView() {
        $name.map { "Hello, \($0)!" }.assign(to: \.text, on: greeting).store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        field.publisher.sink { [weak self] in self?.name = $0 }.store(in: &subscriptions)
    }
}

struct Greeter: App {
    var body: some Scene {
        Page("/", controller: { _ in GreetingViewController() })
    }
}

@MainActor
@Suite struct APageOfAController {
    @Test func greetsTheWorld() {
        let controller = GreetingViewController()
        controller.setupUI()
        controller.bindingToView()
        #expect(
            controller.view.html == """
                <main><h1>Hello, world!</h1>\
                <label class="field"><span>Your name</span><input name="name"></label></main>
                """)
        let paths = Greeter().body.items.map { item in
            if case .page(let page) = item { page.path } else { "" }
        }
        #expect(paths == ["/"])
    }
}
