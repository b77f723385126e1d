import PinionAccounts

/// Leads somebody who is not signed in to the login, and from there back; while nobody can sign in yet, to the sign-up.
struct Entrance: View {
    let visit: Visit

    @State private var destination: String?

    var body: some View {
        if let destination {
            Redirect(to: destination)
        } else {
            // The database may take its time, or not answer at all.
            NavigationLink("Log in", destination: visit.signInAddress(at: "/login"))
                .onAppear {
                    visit.isWithoutUsers { isEmpty in
                        destination = isEmpty ? "/signup" : visit.signInAddress(at: "/login")
                    }
                }
        }
    }
}
