import Pinion

/// The dashboard that ships with Pinion.
@main
struct Dashboard: App {
    private let users = Users()

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
                SignupView(form: SignupForm(visit), handler: visit.signUp)
            } else {
                Redirect(to: "/")
            }
        }
        Page("/account") { visit in
            SignedInPage(visit, users) { user in AccountView(account: Account(user, visit.accounts)) }
        }
        Page("/articles") { visit in
            SignedInPage(visit, users) { _ in ArticleListView(articles: Articles(visit.accounts)) }
        }
        Page("/articles/:id") { (visit: Visit, id: Int64) in
            SignedInPage(visit, users) { _ in
                ArticleView(article: ArticleLoader(Article.ID(rawValue: id), visit.accounts))
            }
        }
        NotFoundPage { visit in
            MissingPageView(path: visit.path)
        }
    }

    func start(_ accounts: Accounts) async throws {
        users.follow(accounts)
    }
}
