import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

@Suite("Changes")
struct ChangeTests {
    @Test(arguments: TestDriver.installed)
    func eachIsToldOnceItIsInTheDatabase(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let changes = accounts.changes
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let grace = try await accounts.createUser(
            name: "Grace", email: nil, password: "nanoseconds of wire"
        ).id
        try await makeEveryChange(accounts, ada, grace)
        #expect(
            await first(11, of: changes)
                == [.user(ada), .user(grace)] + everyChange(ada, grace))
    }

    @Test(arguments: TestDriver.installed)
    func whatChangedNothingIsNotTold(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire").id
        try await accounts.follow(grace, by: ada)
        let changes = accounts.changes
        try await accounts.follow(grace, by: ada)
        try await accounts.unfollow(ada, by: grace)
        try await accounts.removePhoto(of: ada)
        _ = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: "ada", password: "difference engine")
        }
        _ = await errorOf { () throws(DashboardError) in
            try await accounts.updatePerson(User.ID(rawValue: 7), PersonChanges(theme: "night"))
        }
        try await accounts.updatePerson(grace, PersonChanges(theme: "night"))
        #expect(await first(1, of: changes) == [.user(grace)])
        let theme = "Grace changed their theme"
        #expect(try await accounts.actions().map(\.description) == [theme, "Ada followed Grace"])
    }

    @Test(arguments: TestDriver.installed)
    func theyEndWithTheAccounts(_ driver: TestDriver) async throws {
        var accounts: Accounts? = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let changes = try #require(accounts?.changes)
        accounts = nil
        #expect(await first(1, of: changes) == [])
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled)) func ofOtherProcessesAreHeardToo() async throws {
        let database = try TestDatabase(.postgreSQL)
        let (one, other) = (
            try await database.open(configuration: .dashboard.quick),
            try await database.open(configuration: .dashboard.quick)
        )
        let stranger = try await TestDatabase(.postgreSQL).open(configuration: .dashboard.quick)
        let others = other.changes
        let strange = stranger.changes
        let ada = try await one.createUser(name: "Ada", password: "difference engine").id
        let grace = try await one.createUser(name: "Grace", password: "nanoseconds of wire").id
        // However long they take to be heard, they are not among those that follow.
        #expect(await first(2, of: others) == [.user(ada), .user(grace)])
        let own = one.changes
        try await makeEveryChange(one, ada, grace)
        #expect(await first(9, of: others) == everyChange(ada, grace))
        // Comes last, so that one of the others that is heard twice would be seen.
        try await other.updatePerson(grace, PersonChanges(theme: "night"))
        #expect(await first(10, of: own) == everyChange(ada, grace) + [.user(grace)])
        let mary = try await stranger.createUser(name: "Mary", password: "difference engine").id
        #expect(await first(1, of: strange) == [.user(mary)])
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled)) func thatMayHaveBeenMissedAreTold() async throws {
        let server = try PostgreSQLServer()
        let location = DatabaseLocation.postgres(server.address())
        let one = try await Accounts(location, configuration: .dashboard.quick)
        let other = try await Accounts(location, configuration: .dashboard.quick)
        for round in 0..<2 {
            var changes = other.changes.makeAsyncIterator()
            try server.restart()
            #expect(await changes.next() == .everything)
            let ada = try await one.createUser(name: "Ada \(round)", password: "difference engine").id
            #expect(await changes.next() == .user(ada))
        }
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled))
    func areListenedForNoLongerThanTheAccountsLive() async throws {
        let database = try TestDatabase(.postgreSQL)
        guard case .postgres(let address) = database.location else { return }
        let named = DatabaseLocation.postgres(address + "&application_name=short-lived")
        let connections = Statement(
            "connections",
            "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'short-lived'")
        let observer = try database.connect()
        let accounts = try await Accounts(named, configuration: .dashboard.quick)
        #expect(try observer.run(connections, [])[0].integer(0) == 3)
        #expect(try await accounts.userCount() == 0)
        for _ in 0..<10 { _ = try await Accounts(named, configuration: .dashboard.quick) }
        // The server takes a moment to see that they are gone: ten seconds at most.
        for _ in 0..<1000 where try observer.run(connections, [])[0].integer(0) > 3 {
            try observer.execute("SELECT pg_sleep(0.01)")
        }
        #expect(try observer.run(connections, [])[0].integer(0) == 3)
        #expect(try await accounts.userCount() == 0)
    }
}

extension ChangeTests {
    private func makeEveryChange(_ accounts: Accounts, _ ada: User.ID, _ grace: User.ID) async throws {
        try await accounts.updatePerson(ada, PersonChanges(displayName: "Countess"))
        try await accounts.follow(grace, by: ada)
        try await accounts.unfollow(grace, by: ada)
        try await accounts.follow(ada, by: grace)
        let article = try await accounts.createArticle(title: "One", text: "Text", by: ada)
        try await accounts.updateArticle(article.id, title: "Two", text: "Text", by: ada)
        try await accounts.setPhoto([1], type: .png, for: grace)
        try await accounts.removePhoto(of: grace)
        try await accounts.updatePerson(ada, PersonChanges(theme: "night"))
    }

    private func everyChange(_ ada: User.ID, _ grace: User.ID) -> [Change] {
        let article = Article.ID(rawValue: 1)
        return [
            .user(ada), .follow(follower: ada, followed: grace), .follow(follower: ada, followed: grace),
            .follow(follower: grace, followed: ada), .article(article), .article(article), .user(grace),
            .user(grace), .user(ada),
        ]
    }

    /// Those of what is kept; what is told to administrators of them, `AccountsTests` asks.
    private func first(_ count: Int, of changes: AsyncStream<Change>) async -> [Change] {
        await changes.filter { ![.securityEvents, .actions].contains($0) }.prefix(count)
            .reduce(into: []) { $0.append($1) }
    }
}
