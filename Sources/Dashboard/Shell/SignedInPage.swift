import DashboardStorage
import PinionAccounts
import PinionDashboard

/// The frame around the pages of somebody who is signed in; everybody else is led to the login, and back from there.
struct SignedInPage<Content: View>: View {
    private let visit: Visit
    private let users: Users
    private let settings: SiteSettings
    private let alerts: Alerts
    private let isForAdministrators: Bool
    private let content: (UserModelController) -> Content

    /// - Parameter isForAdministrators: whether there is no such page for anybody else.
    init(
        _ visit: Visit, _ users: Users, _ settings: SiteSettings, _ alerts: Alerts,
        isForAdministrators: Bool = false, @ViewBuilder content: @escaping (UserModelController) -> Content
    ) {
        self.visit = visit
        self.users = users
        self.settings = settings
        self.alerts = alerts
        self.isForAdministrators = isForAdministrators
        self.content = content
    }

    var body: some View {
        if let user = visit.user, let id = User.ID(user) {
            if isForAdministrators, !visit.isAdministrator {
                NotFound()
            } else {
                let controller = users.controller(for: id)
                AlertNews(alerts) {
                    Shell(visit: visit, controller: controller, settings: settings, alerts: alerts) {
                        content(controller)
                    }
                }
            }
        } else {
            Entrance(visit: visit)
        }
    }
}

/// The bar with the way to every page, above one of them.
private struct Shell<Content: View>: View {
    let visit: Visit
    let controller: UserModelController
    let alerts: Alerts
    @ObservedObject private var settings: SiteSettings
    @ObservedObject private var theme: Theme
    private let content: Content

    init(
        visit: Visit, controller: UserModelController, settings: SiteSettings, alerts: Alerts,
        @ViewBuilder content: () -> Content
    ) {
        self.visit = visit
        self.controller = controller
        self.settings = settings
        self.alerts = alerts
        theme = controller.theme
        self.content = content()
    }

    var body: some View {
        NavigationBar(settings.settings.siteName) {
            ForEach(pages(.main), id: \.path) { page in
                if page.path == "/alerts" { AlertsLink(alerts) } else { link(page) }
            }
        } more: {
            ForEach([DashboardPage.Group.figures, .own], id: \.self) { group in
                Section(LocalizedStringKey(group.rawValue)) {
                    ForEach(pages(group), id: \.path) { page in link(page) }
                }
            }
        } trailing: {
            PaletteButton(visit)
            DisplayName(of: controller, until: visit.user?.name ?? "").foregroundStyle(.secondary)
            LogOutButton(logOut: visit.signOut)
        }
        .navigationBarStyle(.sidebarAdaptable)
        .tint(tint)
        content
            .tint(tint)
            .preferredColorScheme(theme.choice.scheme)
            .pageDensity(theme.choice.isCompact ? .compact : .regular)
            .pageWidth(theme.choice.isWide ? .wide : .regular)
            .environmentObject(theme)
            .environment(\.theme, theme.style)
            .onAppear { controller.applicationDidBecomeActive() }
            .onReceive(visit.reconnected) { controller.applicationDidBecomeActive() }
    }

    /// What the person has chosen, else what the site has.
    private var tint: Color? { theme.style.tint ?? Color(hex: settings.settings.accent) }

    private func pages(_ group: DashboardPage.Group) -> [DashboardPage] {
        DashboardPage.reachable(asAdministrator: visit.isAdministrator).filter { $0.group == group }
    }

    private func link(_ page: DashboardPage) -> some View {
        NavigationLink(destination: page.path) {
            Label(LocalizedStringKey(page.title), systemImage: page.icon)
        }
    }
}
