import PinionAccounts

/// Where the administrator says who may sign up, invites people, and reads what has happened.
struct AdministrationView: View {
    private let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 30) {
            Text("Administration").font(.largeTitle)
            HStack(spacing: 16) {
                NavigationLink("People", destination: "/administration/people")
                NavigationLink("What was done", destination: "/administration/actions")
                NavigationLink("Settings", destination: "/administration/settings")
            }
            SignUpSettingsView(visit: visit)
            SecurityEventsView(accounts: visit.accounts)
        }
        .pageTitle("Administration")
    }
}
