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

    /// The subscriptions that end together with this controller: keep those of the bindings here.
    public final var subscriptions: [AnyCancellable] = []

    /// The page's title.
    public final var title = "" {
        didSet { if let onTitle { onTitle(title) } else { document?.title = title } }
    }

    /// Takes the title, where the view is only a part of its page.
    package final var onTitle: ((String) -> Void)?

    private final var openAlerts: Set<String> = []
    private final var isConnected = false
    private final let tasks = PageTasks()

    public init() {}

    isolated deinit {
        tasks.cancel()
    }

    /// The document that the view is part of, once the page is open.
    public final var document: Document? { view.document }

    /// Fetches what the page starts with.
    open func setupData() {}

    /// Puts the view together.
    open func setupUI() {}

    /// Sets the texts again: the person has chosen another language. What sets them at first is ``setupUI()``.
    open func setupWords() {}

    /// Binds the view model's values to the view.
    open func bindingToView() {}

    /// Binds what people enter and press to the view model.
    open func bindingToViewModel() {}

    /// Binds the view model's states to the pages that they lead to.
    open func router() {}

    /// Does some work beside the page; it is cancelled when the page is closed.
    ///
    /// ```swift
    /// perform { [weak self, logicController] in
    ///     let state = await logicController.load()
    ///     self?.render(state)
    /// }
    /// ```
    ///
    /// What a script, or a form without JavaScript, asks of the page is answered when the work is done. The page's
    /// first answer waits a tenth of a second at most for what is begun before the page is open.
    ///
    /// - Important: Hold the controller weakly in the work, or it lives until the work is done.
    public final func perform(_ work: @escaping @MainActor () async -> Void) {
        tasks.run(on: isConnected ? document : nil, work)
    }

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
        build()
        let document = Document(root: view, title: title, token: token)
        showLanguage(in: document)
        connect()
        document.commit()
        return document
    }

    package final func add(overlay: Element) {
        view.append(overlay)
    }
}

extension ViewController {
    /// Makes the view a part of a page that has other parts.
    package final func embed(as tag: StaticString) {
        view.tag = tag
    }

    /// Calls the hooks up to the one that puts the view together.
    package final func build() {
        setupData()
        setupUI()
    }

    /// Calls the other hooks; the view is part of its document now.
    package final func connect() {
        bindingToView()
        bindingToViewModel()
        router()
        tasks.hold(document, for: PageWork.firstAnswerTimeout)
        isConnected = true
    }

    /// Ends what the controller has begun: its view is taken off the page.
    package final func end() {
        subscriptions.removeAll()
        tasks.cancel()
    }
}
