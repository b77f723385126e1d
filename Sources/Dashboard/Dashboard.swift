import DashboardStorage
import PinionAccounts
import PinionImages

/// The dashboard that ships with Pinion.
///
/// A database without any user is filled with people who do not exist, unless the environment has `SAMPLES=0`.
@main
struct Dashboard: AccountsApp {
    private let users = Users()
    private let samples: Int

    init() {
        self.init(samples: SampleOptions.count)
    }

    /// - Parameter samples: how many people a new database is filled with.
    init(samples: Int) {
        self.samples = samples
    }

    var accountsConfiguration: AccountsConfiguration { .dashboard }

    var styleSheets: [String] { ["/dashboard.css"] }

    var files: [EmbeddedFile] { [EmbeddedFile("/dashboard.css", PackageResources.dashboard_css)] }

    func configure(_ site: Site) { site.passwordPage = "/account" }

    var body: some Scene {
        Page("/") { visit in
            SignedInPage(visit, users) { user in HomeView(user: user, visit: visit) }
        }
        Page(
            "/login",
            controller: { visit in
                guard visit.user == nil else { throw Redirect(to: "/") }
                return LoginViewController(
                    viewModel: LoginViewModel(signIn: visit.signIn), isWithoutUsers: visit.isWithoutUsers)
            })
        Page("/signup") { visit in
            if visit.user == nil {
                SignupPage(visit: visit)
            } else {
                Redirect(to: "/")
            }
        }
        Page("/account") { visit in
            SignedInPage(visit, users) { user in
                AccountView(account: Account(user, visit.accounts))
                PasswordChangeView(change: visit.changePassword)
            }
        }
        Page("/administration") { visit in
            SignedInPage(visit, users) { _ in
                if visit.user?.roles.contains(SignedInUser.administrator) == true {
                    AdministrationView(visit)
                } else {
                    MissingPageView(path: visit.path)
                }
            }
        }
        Page("/profile") { visit in
            SignedInPage(visit, users) { user in
                ControllerView(
                    ProfileViewController(
                        user: user.user, logicController: logic(user, visit), outbox: user.outbox))
            }
        }
        Page("/people") { visit in
            SignedInPage(visit, users) { user in
                PeopleView(people: People(PeopleSource(visit.accounts, seenBy: user.id), outbox: user.outbox))
            }
        }
        Page("/people/:id") { (visit: Visit, id: Int64) in
            SignedInPage(visit, users) { user in
                PersonView(person: users.controller(for: User.ID(rawValue: id)), viewer: user, visit: visit)
            }
        }
        Page("/articles") { visit in
            SignedInPage(visit, users) { _ in ArticleListView(articles: Articles(visit.accounts)) }
        }
        Page("/articles/:id") { (visit: Visit, id: Int64) in
            SignedInPage(visit, users) { _ in
                ArticleView(article: ArticleLoader(Article.ID(rawValue: id), visit.accounts))
            }
        }
        Endpoint(.get, "/photos/:user/:name") { (request, user: Int64, name: String) in
            try await PhotoShelf { try await users.accounts?.photo(of: $0) }.answer(request, user, name)
        }
        NotFoundPage { visit in
            MissingPageView(path: visit.path)
        }
    }

    func start(_ accounts: Accounts) async throws {
        if samples > 0 {
            try await SampleData.fill(accounts, people: samples, themes: ThemeStyle.all.map(\.name)) { name in
                Portrait.drawn(name: name).bytes
            }
        }
        users.follow(accounts)
    }

    private func logic(_ user: UserModelController, _ visit: Visit) -> ProfileLogicController {
        ProfileLogicController(
            cache: user.user, loader: AccountsLoader(accounts: visit.accounts, id: user.id),
            session: BrowserSession(signOut: visit.signOut))
    }
}
