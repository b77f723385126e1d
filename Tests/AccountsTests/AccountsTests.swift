import DatabaseTesting
import Testing

@testable import Accounts
@testable import Storage

@Suite("Accounts")
struct AccountsTests {
    @Test(
        .enabled(
            if: PostgreSQLServer.isInstalled, "PostgreSQL's server is not installed: tested on SQLite alone"))
    func theTestsRunOverPostgreSQLToo() throws {
        _ = try PostgreSQLServer.shared.get()
    }

    @Test(arguments: TestDriver.installed)
    func anEmptyDatabaseHasNoUsers(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        #expect(try await accounts.userCount() == 0)
    }

    @Test(arguments: TestDriver.installed)
    func aUserIsCreatedWithATrimmedNameAndTheTime(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(ManualClock(1_234_567_890))
        let ada = try await accounts.createUser(name: " \tAda Lovelace\n", password: "difference engine")
        #expect(ada == User(id: User.ID(rawValue: 1), name: "Ada Lovelace", created: 1_234_567_890))
        #expect(try await accounts.userCount() == 1)
    }

    @Test(arguments: TestDriver.installed)
    func aUserSignsInWithTheirPasswordAlone(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        #expect(try await accounts.authenticate(name: "Ada", password: "difference engine") == ada)
        #expect(try await accounts.authenticate(name: "  aDA ", password: "difference engine") == ada)
        for wrong in [
            "", "difference engin", "Difference engine", "difference engine ", "nanoseconds of wire",
        ] {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.authenticate(name: "Ada", password: wrong)
            }
            #expect(error == .wrongNameOrPassword)
        }
    }

    @Test(arguments: TestDriver.installed)
    func anUnknownNameIsAnsweredLikeAWrongPassword(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        for name in ["nobody", "", "a\u{0}b", String(repeating: "x", count: 65), "' OR 1=1 --"] {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.authenticate(name: name, password: "difference engine")
            }
            #expect(error == .wrongNameOrPassword)
        }
    }

    @Test(
        arguments: TestDriver.installed,
        [
            ("Ada", "ADA"), ("Zoë", "zoe\u{308}"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Weiß", "WEISS"),
            ("a b", " A B "), ("👩‍🚀", "👩‍🚀"),
        ])
    func oneNameInTwoSpellingsIsTaken(_ driver: TestDriver, _ names: (String, String)) async throws {
        let accounts = try await TestDatabase(driver).open()
        try await accounts.createUser(name: names.0, password: "difference engine")
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: names.1, password: "analytical engine")
        }
        let shown = try UserName(names.1).shown
        #expect(error == .nameTaken(shown))
        #expect(try await accounts.userCount() == 1)
    }

    @Test(arguments: TestDriver.installed)
    func ofManyWhoWantOneNameExactlyOneGetsIt(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let created = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    (try? await accounts.createUser(name: "Ada", password: "difference engine")) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(created == 1)
        #expect(try await accounts.userCount() == 1)
    }

    @Test(arguments: TestDriver.installed)
    func whatIsStoredIsNoPassword(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        try await accounts.createUser(name: "Ada", password: "difference engine")
        let rows = try database.connect().run(Statement("stored", "SELECT password_hash FROM users"), [])
        let stored = try #require(rows.first).text(0)
        #expect(stored.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(!stored.contains("difference"))
    }

    @Test(arguments: TestDriver.installed)
    func usersAreThereAfterARestart(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let ada = try await database.open().createUser(name: "Ada", password: "difference engine")
        let again = try await database.open()
        #expect(try await again.authenticate(name: "ada", password: "difference engine") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func theNumberOfAUserWhoIsGoneIsNotGivenAway(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try database.connect().execute("DELETE FROM users")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        #expect(grace.id != ada.id)
    }
}
