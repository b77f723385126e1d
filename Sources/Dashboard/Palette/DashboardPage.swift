import PinionAccounts

/// A page of the dashboard, as people look for it.
nonisolated struct DashboardPage: Hashable {
    /// The pages with which it stands in the bar.
    enum Group: String {
        case main
        case figures = "Figures"
        case own = "You"
        /// Other pages lead to it.
        case below
    }

    let title: String
    /// The name of its icon.
    let icon: String
    let path: String
    var group = Group.main
    var isForAdministrators = false

    /// All that have an address of their own, without those of one person or one article.
    static let all = [
        DashboardPage(title: "Home", icon: "house", path: "/"),
        DashboardPage(title: "Alerts", icon: "bell", path: "/alerts"),
        DashboardPage(title: "People", icon: "person.2", path: "/people"),
        DashboardPage(title: "Articles", icon: "newspaper", path: "/articles"),
        DashboardPage(title: "Disks", icon: "externaldrive", path: "/disks", group: .figures),
        DashboardPage(title: "Network", icon: "network", path: "/network", group: .figures),
        figures("Processes", "cpu", "/processes"),
        figures("Log", "doc.text", "/log"),
        figures("Requests", "list.bullet", "/requests"),
        figures("Open pages", "display", "/pages"),
        figures("Nodes", "server.rack", "/nodes"),
        DashboardPage(title: "Profile", icon: "person.crop.circle", path: "/profile", group: .own),
        DashboardPage(title: "Account", icon: "gearshape", path: "/account", group: .own),
        DashboardPage(title: "Everything", icon: "square.grid.2x2", path: "/everything", group: .below),
        DashboardPage(
            title: "Administration", icon: "lock.shield", path: "/administration", group: .own,
            isForAdministrators: true),
        administration("Who can sign in", "person.badge.plus", "/administration/people"),
        administration("What was done", "clock", "/administration/actions"),
        administration("Settings", "slider.horizontal.3", "/administration/settings"),
    ]

    private static func figures(_ title: String, _ icon: String, _ path: String) -> DashboardPage {
        DashboardPage(title: title, icon: icon, path: path, group: .figures, isForAdministrators: true)
    }

    private static func administration(_ title: String, _ icon: String, _ path: String) -> DashboardPage {
        DashboardPage(title: title, icon: icon, path: path, group: .below, isForAdministrators: true)
    }

    /// Those that somebody may open.
    static func reachable(asAdministrator isAdministrator: Bool) -> [DashboardPage] {
        all.filter { isAdministrator || !$0.isForAdministrators }
    }
}
