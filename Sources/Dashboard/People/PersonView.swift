import PinionAccounts

/// The profile of somebody, for somebody else.
struct PersonView: View {
    let person: UserModelController
    let viewer: UserModelController
    let visit: Visit

    @State private var isMissing = false

    var body: some View {
        if isMissing { NotFound() }
        ControllerView(
            PersonViewController(
                user: person.user,
                logicController: ProfileLogicController(
                    cache: person.user, loader: AccountsLoader(visit, person.id),
                    session: BrowserSession(signOut: visit.signOut)),
                following: Following(person.id, by: viewer.id, visit.accounts, from: PageOrigin(visit)),
                outbox: viewer.outbox,
                onMissing: { isMissing = true })
        )
        .onAppear { person.applicationDidBecomeActive() }
        .onReceive(visit.reconnected) { person.applicationDidBecomeActive() }
        .onReceive(person.isGone) { isMissing = true }
        PersonNewsView(person: person, news: PersonNews(person.id, visit.accounts))
        NavigationLink("All people", destination: "/people")
    }
}
