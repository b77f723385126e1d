import PinionAccounts

/// The sign-up page.
struct SignupView: View {
    @StateObject private var form: SignupForm
    @Environment(\.navigate) private var navigate
    @FocusState private var isNameFocused: Bool
    private let handler: (_ name: String, _ email: String, _ password: String) async throws -> Void

    /// - Parameters:
    ///   - form: what is typed.
    ///   - handler: signs the person up.
    init(
        form: @autoclosure @escaping () -> SignupForm,
        handler: @escaping (_ name: String, _ email: String, _ password: String) async throws -> Void
    ) {
        _form = StateObject(wrappedValue: form())
        self.handler = handler
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Sign up").font(.largeTitle)
            Form {
                TextField("Username", text: $form.username)
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .fieldError(form.nameProblem)
                    .focused($isNameFocused)
                TextField("E-mail (if you like)", text: $form.email)
                    .name("email")
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .fieldError(form.emailProblem)
                SecureField("Password", text: $form.password)
                    .textContentType(.newPassword)
                    .fieldError(form.passwordProblem)
                if let failure = form.failure {
                    Text(failure).foregroundStyle(.red).name("failure")
                }
                Button("Sign up", action: signUp)
                    .buttonStyle(.borderedProminent)
                    .disabled(!form.isComplete)
            }
            NavigationLink("You have an account? Log in", destination: "/login")
            LanguageButtons()
        }
        .pageWidth(.narrow)
        .pageTitle("Sign up")
        .defaultFocus($isNameFocused, true)
    }

    private func signUp() async {
        do {
            try await handler(form.username, form.email, form.password)
            navigate("/")
        } catch {
            form.show(error)
        }
    }
}
