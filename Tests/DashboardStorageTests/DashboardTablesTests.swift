import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

@Suite("The dashboard's tables")
struct DashboardTablesTests {
    @Test func haveAHistoryWithoutGapsAsTheAccountsHave() {
        for schema in [Schema.accounts, DashboardTables().schema] {
            #expect(schema.migrations.map(\.number) == Array(1...Int64(schema.migrations.count)))
        }
    }

    @Test(arguments: TestDriver.installed)
    func areNotThereForAProgramThatHasAccountsAlone(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        _ = try await accounts.createUser(name: "Zoë Lovelace", password: "difference engine")
        #expect(throws: StorageError.self) {
            try database.connect().execute("SELECT display_name FROM users")
        }
    }

    @Test(arguments: TestDriver.installed)
    func areAddedToAccountsThatAreThere(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let zoe = try await database.open().createUser(name: "Zoë Lovelace", password: "difference engine")
        let accounts = try await database.open(configuration: .dashboard.quick)
        #expect(try await accounts.person(zoe.id)?.displayName == "Zoë Lovelace")
        #expect(try await accounts.people(matching: "love", seenBy: nil).people.map(\.id) == [zoe.id])
    }

    /// As the first released version left it.
    @Test(arguments: TestDriver.installed)
    func keepTheUsersOfTheFirstVersion(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let old = try database.connect()
        try Schema.accounts.migrations[0].apply(to: old)
        try old.execute(
            """
            CREATE TABLE migrations (number BIGINT PRIMARY KEY, applied BIGINT NOT NULL);
            INSERT INTO migrations VALUES (1, 7)
            """)
        let hash = try #require(Argon2.hash(SecretBytes("difference engine"), cost: .minimal))
        _ = try old.run(
            Statement(
                "insert_user_of_version_1",
                "INSERT INTO users (name, name_key, password_hash, created) VALUES ($1, $2, $3, $4)"),
            [.text("Zoë Lovelace"), .text("zoë lovelace"), .text(hash), .integer(42)])
        let accounts = try await database.open(configuration: .dashboard.quick)
        let zoe = try await accounts.authenticate(name: "zoë lovelace", password: "difference engine")
        #expect(zoe == User(id: User.ID(rawValue: 1), name: "Zoë Lovelace", created: 42))
        #expect(try await accounts.userCount() == 1)
        let words = Statement("words", "SELECT word FROM user_words ORDER BY word")
        #expect(try await accounts.run(words, []).map(\.values) == [[.text("lovelace")], [.text("zoe")]])
    }

    /// When all tables had one history, people of the sample data had the hash of no password.
    @Test(arguments: TestDriver.installed)
    func keepWhatWasThereWhenAllTablesHadOneHistory(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let ada = try await database.open(configuration: .dashboard.quick)
            .createUser(name: "Ada", password: "difference engine")
        try database.connect().execute(
            """
            DROP TABLE schema_steps;
            ALTER TABLE users DROP COLUMN is_administrator;
            ALTER TABLE users DROP COLUMN disabled;
            DROP TABLE invitations;
            DROP TABLE security_events;
            DROP TABLE settings;
            DROP TABLE actions;
            DELETE FROM migrations;
            INSERT INTO migrations VALUES (1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 7);
            CREATE TABLE uploads (id BIGINT PRIMARY KEY);
            CREATE TABLE upload_parts (id BIGINT PRIMARY KEY);
            INSERT INTO users (name, name_key, password_hash, created, display_name, is_sample)
                VALUES ('Carlos', 'carlos', 'a hash', 7, 'Carlos L.', 1)
            """)
        let accounts = try await database.open(configuration: .dashboard.quick)
        #expect(try await accounts.authenticate(name: "Ada", password: "difference engine") == ada)
        #expect(try await accounts.userCount() == 1)
        #expect(throws: StorageError.self) { try database.connect().execute("SELECT * FROM uploads") }
        #expect(
            try await accounts.people(seenBy: nil).people.map(\.person.displayName) == ["Ada", "Carlos L."])
    }

    @Test(arguments: TestDriver.installed)
    func areMadeByOneOfSeveralProgramsThatStartAtOnce(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = try await database.open(configuration: .dashboard.quick) } }
            try await group.waitForAll()
        }
        let count = Statement("count", "SELECT count(*) FROM schema_steps")
        #expect(try database.connect().run(count, [])[0].integer(0) == 12)
    }

    @Test(arguments: TestDriver.installed)
    func areLeftAloneIfTheyAreNewer(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        _ = try await database.open(configuration: .dashboard.quick)
        try database.connect().execute("INSERT INTO schema_steps VALUES ('dashboard', 99, 0)")
        let error = await errorOf { () throws(AccountsError) in
            try await Accounts(database.location, configuration: .dashboard.quick)
        }
        #expect(error == .newerSchema(database: database.location.description, found: 99, known: 6))
    }
}
