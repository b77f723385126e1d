import PinionAccounts

/// The login page.
final class LoginViewController: ViewController {
    private let viewModel: LoginViewModel
    private let isWithoutUsers: (_ report: @escaping (Bool) -> Void) -> Void
    private let destination: String
    private let languages: [Language]
    private let chooseLanguage: (Language) -> Void

    let usernameField = InputElement(name: "username")
    let passwordField = InputElement(name: "password", kind: .password)
    let loginButton = ButtonElement(name: "login", text: "", class: "primary")
    let clearButton = ButtonElement(name: "clear", text: "", class: "quiet")
    private let indicator = Element("progress", class: "spinner")
    private let hint = Element("p", class: "hint")
    private let problem = Element("p", class: "error")
    private let heading = Element("h1")
    private let usernameLabel = Element("span")
    private let passwordLabel = Element("span")
    private let signUp = Element("a", class: "link")

    /// - Parameters:
    ///   - viewModel: what the page knows and does.
    ///   - isWithoutUsers: reports whether nobody can log in yet.
    ///   - destination: where it leads.
    init(
        viewModel: LoginViewModel, isWithoutUsers: @escaping (_ report: @escaping (Bool) -> Void) -> Void,
        destination: String = "/", languages: [Language] = [],
        chooseLanguage: @escaping (Language) -> Void = { _ in }
    ) {
        self.languages = languages
        self.chooseLanguage = chooseLanguage
        self.viewModel = viewModel
        self.isWithoutUsers = isWithoutUsers
        self.destination = destination
    }

    override func setupData() {
        hint.isHidden = true
        isWithoutUsers { [weak self] isEmpty in
            guard let self, isEmpty else { return }
            hint.isHidden = false
            sayHint()
        }
    }

    override func setupUI() {
        view["class"] = "narrow"
        usernameField["autocomplete"] = "username"
        usernameField["autocapitalize"] = "none"
        usernameField["spellcheck"] = "false"
        usernameField["autofocus"] = ""
        passwordField["autocomplete"] = "current-password"
        setupWords()
        indicator.isHidden = true
        hint.name = "hint"
        problem["role"] = "alert"
        problem.name = "alert"
        problem.isHidden = true

        let buttons = Element("div", class: "buttons")
        buttons.append(loginButton, clearButton, indicator)
        let form = FormElement(class: "stack")
        form.append(
            LabeledField(label: usernameLabel, usernameField),
            SecretField(around: LabeledField(label: passwordLabel, passwordField)), problem, buttons)
        signUp["href"] = "/signup"
        view.append(heading, hint, form, signUp)
        guard languages.count > 1 else { return }
        form["id"] = "login"
        view.append(LanguageLine(languages, in: "login", choose: chooseLanguage))
    }

    override func setupWords() {
        title = localized("Log in")
        heading.text = localized("Log in")
        usernameLabel.text = localized("Username")
        passwordLabel.text = localized("Password")
        loginButton.text = localized("Log in")
        clearButton.text = localized("Clear")
        signUp.text = localized("New here? Sign up")
        indicator["aria-label"] = localized("Please wait")
        if !hint.isHidden { sayHint() }
    }

    private func sayHint() {
        hint.text = localized(
            """
            Nobody can sign in yet. Open the link that the program printed when it was started, or add somebody on \
            the server: dashboard user add NAME
            """)
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
                case .initial: self?.say(nil)
                case .logined: self.map { $0.navigate(to: $0.destination) }
                case .error(let message):
                    self?.say(message)
                    self?.passwordField.focus()
                }
            }
            .store(in: &subscriptions)
    }

    /// Says at the form why nobody is logged in; with `nil` nothing.
    private func say(_ message: String?) {
        problem.text = message ?? ""
        problem.isHidden = message == nil
    }
}
