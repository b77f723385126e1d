import PinionAccounts
import PinionDashboard

/// The pages of the machine and of the program. Names of processes, paths and lines of the log are for administrators.
struct FigurePages: Scene {
    let users: Users
    let settings: SiteSettings
    let figures: Figures
    let watch: Watch

    var items: [SceneItem] { pages.items }

    @SceneBuilder
    private var pages: some Scene {
        Page("/disks") { visit in
            page(visit, "Disks", forAll: true) { DisksView(recorder: figures.recorder) }
        }
        Page("/network") { visit in
            page(visit, "Network", forAll: true) { NetworkView(recorder: figures.recorder) }
        }
        Page("/processes") { visit in
            page(visit, "Processes") { LiveProcesses(watch.processes, followedBy: figures.recorder) }
        }
        Page("/log") { visit in
            page(visit, "Log") { LiveLog(watch.book, followedBy: figures.recorder) }
        }
        Page("/requests") { visit in
            page(visit, "Requests") { LiveRequests(watch.book, followedBy: figures.recorder) }
        }
        Page("/pages") { visit in
            page(visit, "Open pages") {
                if let site = watch.site { LivePages(of: site, followedBy: figures.recorder) }
            }
        }
        Page("/nodes") { visit in page(visit, "Nodes") { NodesView(recorder: figures.recorder) } }
    }

    private func page<Content: View>(
        _ visit: Visit, _ title: LocalizedStringKey, forAll: Bool = false,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SignedInPage(visit, users, settings, figures.alerts, isForAdministrators: !forAll) { _ in
            VStack(alignment: .leading, spacing: 20) {
                Text(title).font(.largeTitle)
                content()
            }
            .pageTitle(title)
            .pageWidth(.wide)
        }
    }
}
