import Pinion

/// The dashboard that ships with Pinion.
@main
struct Dashboard: App {
    var body: some Scene {
        Page(
            "/",
            controller: { visit in
                guard let user = visit.user else { throw Redirect(to: "/login") }
                return HomeViewController(
                    viewModel: HomeViewModel(userName: user.name, signOut: visit.signOut))
            })
        Page(
            "/login",
            controller: { visit in
                guard visit.user == nil else { throw Redirect(to: "/") }
                return LoginViewController(
                    viewModel: LoginViewModel(signIn: visit.signIn), isWithoutUsers: visit.isWithoutUsers)
            })
    }
}
