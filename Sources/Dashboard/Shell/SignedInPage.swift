import DashboardStorage
import PinionAccounts

/// The frame around the pages of somebody who is signed in; everybody else is led to the login.
struct SignedInPage<Content: View>: View {
    private let visit: Visit
    private let users: Users
    private let content: (UserModelController) -> Content

    init(_ visit: Visit, _ users: Users, @ViewBuilder content: @escaping (UserModelController) -> Content) {
        self.visit = visit
        self.users = users
        self.content = content
    }

    var body: some View {
        if let user = visit.user, let id = User.ID(user) {
            let controller = users.controller(for: id)
            Shell(visit: visit, user: user, controller: controller) { content(controller) }
        } else {
            Entrance(visit: visit)
        }
    }
}

/// The bar with the way to every page, above one of them.
private struct Shell<Content: View>: View {
    let visit: Visit
    let user: SignedInUser
    let controller: UserModelController
    @ObservedObject private var theme: Theme
    private let content: Content

    init(
        visit: Visit, user: SignedInUser, controller: UserModelController, @ViewBuilder content: () -> Content
    ) {
        self.visit = visit
        self.user = user
        self.controller = controller
        theme = controller.theme
        self.content = content()
    }

    var body: some View {
        NavigationBar("Pinion") {
            NavigationLink("Home", destination: "/")
            NavigationLink("People", destination: "/people")
            NavigationLink("Articles", destination: "/articles")
            NavigationLink("Profile", destination: "/profile")
            NavigationLink("Account", destination: "/account")
            if user.roles.contains(SignedInUser.administrator) {
                NavigationLink("Admin", destination: "/administration")
            }
        } trailing: {
            Text(user.name).foregroundStyle(.secondary)
            LogOutButton(logOut: visit.signOut)
        }
        content
            .environmentObject(theme)
            .environment(\.theme, theme.style)
            .onAppear { controller.applicationDidBecomeActive() }
            .onReceive(visit.reconnected) { controller.applicationDidBecomeActive() }
    }
}
