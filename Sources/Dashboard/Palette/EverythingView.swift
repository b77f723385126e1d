import PinionAccounts

/// The pages that somebody may open, as one list: the palette for those who have no keys for it.
struct EverythingView: View {
    private let pages: [DashboardPage]

    init(_ visit: Visit) {
        pages = DashboardPage.reachable(asAdministrator: visit.isAdministrator)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Everything").font(.largeTitle)
            List(pages, id: \.path) { page in
                NavigationLink(LocalizedStringKey(page.title), destination: page.path)
            }
        }
        .pageTitle("Everything")
    }
}
