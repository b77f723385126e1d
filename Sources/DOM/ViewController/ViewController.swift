public import Reactive

/// Controls the view of one page.
///
/// Subclass it, and fill the hooks; when the page opens they are called in this order: ``setupData()``,
/// ``setupUI()``, ``bindingToView()``, ``bindingToViewModel()``, ``router()``.
///
/// ```swift
/// final class GreetingViewController: ViewController {
///     private let greeting = Element("h1", text: "Hello")
///
///     override func setupUI() {
///         title = "Greeting"
///         view.append(greeting)
///     }
/// }
/// ```
@MainActor
open class ViewController {
    /// The page's content.
    public final let view = Element("main")

    /// What ends together with this controller: keep the subscriptions of the bindings here.
    public final var subscriptions: [AnyCancellable] = []

    /// The page's title.
    public final var title = "" {
        didSet { document?.title = title }
    }

    private final var openAlerts: Set<String> = []

    public init() {}

    /// The document that the view is part of, once the page is open.
    public final var document: Document? { view.document }

    /// Fetches what the page starts with.
    open func setupData() {}

    /// Puts the view together.
    open func setupUI() {}

    /// Binds the view model's values to the view.
    open func bindingToView() {}

    /// Binds what people enter and press to the view model.
    open func bindingToViewModel() {}

    /// Binds the view model's states to the pages that they lead to.
    open func router() {}

    /// Leads the browser to another page of this site.
    public final func navigate(to path: String) {
        document?.perform(.navigate(to: path))
    }

    /// Shows a message that has to be answered with OK.
    ///
    /// The alert is shown at once. The publisher sends when it is answered, and finishes; who does not care for the
    /// answer can drop it.
    @discardableResult
    public final func alert(title: String, text: String) -> AnyPublisher<Void, Never> {
        let answered = PassthroughSubject<Void, Never>()
        let name =
            openAlerts.contains("ok") ? "ok-\((2...).first { !openAlerts.contains("ok-\($0)") } ?? 2)" : "ok"
        openAlerts.insert(name)
        let dialog = DialogElement(class: "alert", dismissAction: name)
        let message = Element("p", text: text)
        message.name = "alert"
        let button = ButtonElement(name: name, text: "OK", class: "primary")
        let form = FormElement()
        form.append(Element("h2", text: title), message, button)
        dialog.append(form)
        view.append(dialog)
        // The subscription goes away with the button.
        button.onPress = { [weak self, weak dialog] in
            dialog?.remove()
            self?.openAlerts.remove(name)
            answered.send()
            answered.send(completion: .finished)
        }
        return answered.eraseToAnyPublisher()
    }
}

extension ViewController: PageContent {
    /// Opens the page: calls the hooks in their order and makes the document.
    package final func open(token: String) -> Document {
        setupData()
        setupUI()
        let document = Document(root: view, title: title, token: token)
        bindingToView()
        bindingToViewModel()
        router()
        document.commit()
        return document
    }
}
