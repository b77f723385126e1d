import PinionAccounts

/// The login page.
final class LoginViewController: ViewController {
    private let viewModel: LoginViewModel
    private let isWithoutUsers: (_ report: @escaping (Bool) -> Void) -> Void

    let usernameField = InputElement(name: "username")
    let passwordField = InputElement(name: "password", kind: .password)
    let loginButton = ButtonElement(name: "login", text: "Log in", class: "primary")
    let clearButton = ButtonElement(name: "clear", text: "Clear")
    private let indicator = Element("progress", class: "spinner")
    private let hint = Element("p", class: "hint")

    init(
        viewModel: LoginViewModel, isWithoutUsers: @escaping (_ report: @escaping (Bool) -> Void) -> Void
    ) {
        self.viewModel = viewModel
        self.isWithoutUsers = isWithoutUsers
    }

    override func setupData() {
        hint.isHidden = true
        isWithoutUsers { [weak self] isEmpty in
            guard let self, isEmpty else { return }
            hint.text = """
                Nobody can sign in yet. Open the link that the program printed when it was started, or add somebody on \
                the server: dashboard user add NAME
                """
            hint.isHidden = false
        }
    }

    override func setupUI() {
        title = "Log in"
        view["class"] = "card-page"
        usernameField["autocomplete"] = "username"
        usernameField["autocapitalize"] = "none"
        usernameField["spellcheck"] = "false"
        usernameField["autofocus"] = ""
        passwordField["autocomplete"] = "current-password"
        indicator["aria-label"] = "Please wait"
        indicator.isHidden = true
        hint.name = "hint"

        let buttons = Element("div", class: "buttons")
        buttons.append(loginButton, clearButton, indicator)
        let form = FormElement(class: "stack")
        form.append(LabeledField("Username", usernameField), LabeledField("Password", passwordField), buttons)
        let signUp = Element("a", class: "link", text: "New here? Sign up")
        signUp["href"] = "/signup"
        view.append(Element("h1", text: "Log in"), hint, form, signUp)
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
                case .logined: self?.navigate(to: "/")
                case .error(let message): self?.alert(title: "Login failed", text: message)
                }
            }
            .store(in: &subscriptions)
    }
}
