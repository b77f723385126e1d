import PinionAccounts

/// The profile of somebody, for somebody else.
struct PersonView: View {
    let person: UserModelController
    let viewer: UserModelController
    let visit: Visit

    var body: some View {
        ControllerView(
            PersonViewController(
                user: person.user,
                logicController: ProfileLogicController(
                    cache: person.user, loader: AccountsLoader(accounts: visit.accounts, id: person.id),
                    session: BrowserSession(signOut: visit.signOut)),
                following: Following(person.id, by: viewer.id, visit.accounts), outbox: viewer.outbox)
        )
        .onAppear { person.applicationDidBecomeActive() }
        .onReceive(visit.reconnected) { person.applicationDidBecomeActive() }
        NavigationLink("All people", destination: "/people")
    }
}
