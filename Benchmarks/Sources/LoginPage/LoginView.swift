package import Pinion

/// The login page once more, written with views: the same fields and buttons, and the same validation.
package struct LoginView: View {
    @StateObject private var model = LoginModel()

    package init() {}

    package var body: some View {
        Form {
            TextField("Username", text: $model.username)
            SecureField("Password", text: $model.password)
            HStack {
                Button("Log in") { model.logIn() }
                    .disabled(!model.canLogIn)
                Button("Clear") { model.clear() }
                if model.isLoading { ProgressView("Checking the password") }
            }
        }
        .navigationTitle("Log in")
        .alert("Nobody can sign in here.", isPresented: $model.isRefused) {
            Button("OK") {}
        }
    }
}
