import PinionAccounts

/// Where guests become known.
struct SignUpView: View {
    let visit: Visit

    @Environment(\.navigate) private var navigate
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var problem: String?

    var body: some View {
        Form {
            TextField("User name", text: $name).name("username").textContentType(.username)
            TextField("E-mail", text: $email).textContentType(.emailAddress)
            SecureField("Password", text: $password).textContentType(.newPassword)
            if let problem { Text(problem).foregroundStyle(.red).name("alert") }
            Button("Sign up") { await signUp() }.buttonStyle(.borderedProminent).name("sign-up")
        }
        .padding()
        .navigationTitle("Sign up")
    }

    private func signUp() async {
        do {
            try await visit.signUp(name: name, email: email, password: password)
            navigate("/write")
        } catch {
            problem = "\(error)"
        }
    }
}
