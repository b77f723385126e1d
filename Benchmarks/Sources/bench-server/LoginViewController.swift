import Pinion

/// The dashboard's login page, element for element and binding for binding.
final class LoginViewController: ViewController {
    private let viewModel: LoginViewModel
    private let usernameField = InputElement(name: "username")
    private let passwordField = InputElement(name: "password", kind: .password)
    private let loginButton = ButtonElement(name: "login", text: "Log in", class: "primary")
    private let clearButton = ButtonElement(name: "clear", text: "Clear")
    private let indicator = Element("progress", class: "spinner")
    private let hint = Element("p", class: "hint")

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
    }

    override func setupUI() {
        title = "Log in"
        view["class"] = "card-page"
        usernameField["autocomplete"] = "username"
        usernameField["autocapitalize"] = "none"
        usernameField["spellcheck"] = "false"
        usernameField["autofocus"] = ""
        passwordField["autocomplete"] = "current-password"
        indicator["aria-label"] = "Checking the password"
        indicator.isHidden = true
        hint.name = "hint"
        hint.isHidden = true

        let buttons = Element("div", class: "buttons")
        buttons.append(loginButton, clearButton, indicator)
        let form = FormElement(class: "stack")
        form.append(LabeledField("Username", usernameField), LabeledField("Password", passwordField), buttons)
        view.append(Element("h1", text: "Log in"), hint, form)
    }

    override func bindingToView() {
        viewModel.$username
            .assign(to: \.text, on: usernameField)
            .store(in: &subscriptions)
        viewModel.$password
            .assign(to: \.text, on: passwordField)
            .store(in: &subscriptions)
        viewModel.validatedText
            .assign(to: \.isEnabled, on: loginButton)
            .store(in: &subscriptions)
        viewModel.$isLoading
            .map { !$0 }
            .assign(to: \.isHidden, on: indicator)
            .store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        usernameField.publisher
            .assign(to: \.username, on: viewModel)
            .store(in: &subscriptions)
        passwordField.publisher
            .assign(to: \.password, on: viewModel)
            .store(in: &subscriptions)
        loginButton.publisher
            .sink { [viewModel] in viewModel.action.send(.login) }
            .store(in: &subscriptions)
        clearButton.publisher
            .sink { [viewModel] in viewModel.action.send(.clear) }
            .store(in: &subscriptions)
    }

    override func router() {
        viewModel.state
            .sink { [weak self] state in
                switch state {
                case .initial: break
                case .error(let message): self?.alert(title: "Login failed", text: message)
                }
            }
            .store(in: &subscriptions)
    }
}
