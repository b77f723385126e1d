import Pinion

/// The login model as a view observes it; nobody has an account here either.
final class LoginModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var isLoading = false
    @Published var isRefused = false

    var canLogIn: Bool { !username.isEmpty && !password.isEmpty }

    func logIn() {
        isRefused = true
    }

    func clear() {
        username = ""
        password = ""
    }
}
