import DashboardStorage
import PinionAccounts
import PinionDashboard
import PinionImages

/// The dashboard that ships with Pinion.
///
/// A database without any user is filled with people who do not exist, unless the environment has `SAMPLES=0`.
@main
struct Dashboard: AppWithFlags {
    private let users = Users()
    private let settings: SiteSettings
    private let figures: Figures
    private let alertRecord: AlertRecord
    private let watch: Watch
    private let samples: Int
    /// The program's texts in other languages: those of the whole process, so only the program itself brings them along.
    private(set) var catalogues: [StringCatalogue] = []

    init() {
        let watch = Watch()
        let sources: [any FigureSource] = [
            MachineSource(), ProgramSource(), watch.source, NodeSource(NodeOptions.nodes),
        ]
        self.init(samples: SampleOptions.count, figures: Figures(sources: sources), watch: watch)
        catalogues = [StringCatalogue(PackageResources.Localizable_xcstrings)]
    }

    /// - Parameters:
    ///   - samples: how many people a new database is filled with.
    ///   - figures: what is recorded and watched.
    ///   - settings: what administrators have set.
    ///   - alertRecord: puts on record what they do to the rules of alerts.
    init(
        samples: Int, figures: Figures = Figures(), watch: Watch = Watch(),
        settings: SiteSettings = SiteSettings(), alertRecord: AlertRecord = AlertRecord()
    ) {
        self.samples = samples
        self.settings = settings
        self.figures = figures
        self.alertRecord = alertRecord
        self.watch = watch
    }

    static var flags: [Flag] { Figures.flags }

    func read(_ options: Options) throws { try figures.read(options) }

    /// The rules of alerts are in the backups; the figures have a file of their own, which can be copied by itself.
    var accountsConfiguration: AccountsConfiguration {
        var configuration = AccountsConfiguration.dashboard
        configuration.furtherSchemas = [.alerts]
        return configuration
    }

    var styleSheets: [String] { ["/dashboard.css"] }

    var files: [EmbeddedFile] { [EmbeddedFile("/dashboard.css", PackageResources.dashboard_css)] }

    func configure(_ site: Site) {
        site.passwordPage = "/account"
        watch.follow(site, figures.recorder)
    }

    var body: some Scene {
        Page("/") { visit in
            signedIn(visit) { user in HomeView(user: user, visit: visit, figures: figures) }
        }
        FigurePages(users: users, settings: settings, figures: figures, watch: watch)
        Page(
            "/login",
            controller: { visit in
                guard visit.user == nil else { throw Redirect(to: visit.destinationAfterSignIn) }
                return LoginViewController(
                    viewModel: LoginViewModel(signIn: visit.signIn), isWithoutUsers: visit.isWithoutUsers,
                    destination: visit.destinationAfterSignIn, languages: visit.languages,
                    chooseLanguage: { [weak visit] in visit?.chooseLanguage($0) })
            })
        Page("/signup") { visit in
            if visit.user == nil {
                SignupPage(visit: visit)
            } else {
                Redirect(to: "/")
            }
        }
        Page("/account") { visit in
            signedIn(visit) { user in
                AccountView(account: Account(user, visit))
                PasswordChangeView(change: visit.changePassword)
            }
        }
        Page("/alerts") { visit in
            signedIn(visit) { _ in
                AlertsView(
                    figures, lines: AlertLines(figures),
                    editor: AlertEditor(figures.alerts, alertRecord, for: visit))
                if visit.isAdministrator { WebhookView(figures, SettingsEditor(settings, for: visit)) }
            }
        }
        Page("/everything") { visit in
            signedIn(visit) { _ in EverythingView(visit) }
        }
        Page("/administration") { visit in
            administration(visit) { AdministrationView(visit) }
        }
        Page("/administration/people") { visit in
            administration(visit) { AccountListView(AccountList(visit)) }
        }
        Page("/administration/actions") { visit in
            administration(visit) { ActionListView(visit.accounts) }
        }
        Page("/administration/settings") { visit in
            administration(visit) { SettingsView(SettingsEditor(settings, for: visit)) }
        }
        Page("/profile") { visit in
            signedIn(visit) { user in
                ControllerView(
                    ProfileViewController(
                        user: user.user, logicController: logic(user, visit), outbox: user.outbox))
            }
        }
        Page("/people") { visit in
            signedIn(visit) { user in
                PeopleView(
                    people: People(
                        PeopleSource(visit.accounts, seenBy: user.id, from: PageOrigin(visit)),
                        outbox: user.outbox))
            }
        }
        Page("/people/:id") { (visit: Visit, id: Int64) in
            signedIn(visit) { user in
                PersonView(person: users.controller(for: User.ID(rawValue: id)), viewer: user, visit: visit)
            }
        }
        Page("/articles") { visit in
            signedIn(visit) { _ in ArticleListView(articles: Articles(visit.accounts)) }
        }
        Page("/articles/:id") { (visit: Visit, id: Int64) in
            signedIn(visit) { _ in
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
        figures.start(accounts)
        await settings.start(accounts, figures)
    }

    func stop() async {
        await settings.stop()
        await alertRecord.finish()
        await figures.stop()
    }

    /// The frame around the pages of somebody who is signed in.
    private func signedIn<Content: View>(
        _ visit: Visit, @ViewBuilder content: @escaping (UserModelController) -> Content
    ) -> some View {
        SignedInPage(visit, users, settings, figures.alerts, content: content)
    }

    /// A page that is there for administrators only.
    private func administration<Content: View>(
        _ visit: Visit, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SignedInPage(visit, users, settings, figures.alerts, isForAdministrators: true) { _ in content() }
    }

    private func logic(_ user: UserModelController, _ visit: Visit) -> ProfileLogicController {
        ProfileLogicController(
            cache: user.user, loader: AccountsLoader(visit, user.id),
            session: BrowserSession(signOut: visit.signOut))
    }
}
