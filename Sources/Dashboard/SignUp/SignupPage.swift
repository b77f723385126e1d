import PinionAccounts

/// The sign-up, for those who may sign up; others read why they may not.
struct SignupPage: View {
    let visit: Visit

    @State private var access: SignUpAccess?

    var body: some View {
        switch access {
        case nil:
            ProgressView("Loading…")
                .pageWidth(.narrow)
                .pageTitle("Sign up")
                // Where the database does not answer now, the form is told when it is sent.
                .task { access = (try? await visit.signUpAccess()) ?? .granted }
        case let access? where access.isGranted:
            SignupView(form: SignupForm(visit), handler: visit.signUp)
        case let access?:
            VStack(alignment: .leading, spacing: 20) {
                Text("Sign up").font(.largeTitle)
                Text(sentence(of: "\(access)")).name("refusal")
                NavigationLink("You have an account? Log in", destination: "/login")
                LanguageButtons()
            }
            .pageWidth(.narrow)
            .pageTitle("Sign up")
        }
    }
}
