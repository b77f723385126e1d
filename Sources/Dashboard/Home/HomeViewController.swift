import Pinion

/// The page that greets who is signed in.
final class HomeViewController: ViewController {
    private let viewModel: HomeViewModel
    private let greeting = Element("h1")
    private let logOutButton = ButtonElement(name: "log-out", text: "Log out")

    init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
    }

    override func setupUI() {
        title = "Home"
        view["class"] = "card-page"
        greeting.name = "greeting"
        let bar = Element("header", class: "bar")
        let person = FormElement()
        person.append(Element("span", class: "user", text: viewModel.userName), logOutButton)
        bar.append(Element("span", class: "brand", text: "Pinion"), person)
        view.append(
            bar, greeting,
            Element("p", text: "You are signed in."))
    }

    override func bindingToView() {
        viewModel.$greeting
            .assign(to: \.text, on: greeting)
            .store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        logOutButton.publisher
            .sink { [viewModel] in viewModel.logOut() }
            .store(in: &subscriptions)
    }

    override func router() {
        viewModel.state
            .sink { [weak self] state in
                switch state {
                case .signedIn: break
                case .signedOut: self?.navigate(to: "/login")
                case .error(let message): self?.alert(title: "Log out failed", text: message)
                }
            }
            .store(in: &subscriptions)
    }
}
