import Testing

@testable import Accounts

@Suite("Migrations")
struct MigrationTests {
    private let first = Migration(1, "CREATE TABLE things (a BIGINT)")
    private let second = Migration(
        2, "ALTER TABLE things ADD COLUMN b TEXT; INSERT INTO things VALUES (1, 'x')")

    @Test func theirNumbersHaveNoGaps() {
        #expect(Migration.all.map(\.number) == Array(1...Int64(Migration.all.count)))
    }

    @Test(arguments: TestDriver.installed)
    func anEmptyDatabaseGetsAllOfThemOnce(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        for _ in 0..<2 {
            try Migrator(migrations: [first, second]).bringUpToDate(connection, now: 7)
        }
        #expect(try history(connection) == [[.integer(1), .integer(7)], [.integer(2), .integer(7)]])
    }

    @Test(arguments: TestDriver.installed)
    func anOlderDatabaseKeepsWhatIsInIt(_ driver: TestDriver) throws {
        let database = try TestDatabase(driver)
        let old = try database.connect()
        try Migrator(migrations: [first]).bringUpToDate(old, now: 7)
        try old.execute("INSERT INTO things VALUES (42)")
        let connection = try database.connect()
        try Migrator(migrations: [first, second]).bringUpToDate(connection, now: 8)
        let rows = try connection.run(Statement("all", "SELECT a, b FROM things ORDER BY a"), [])
        #expect(rows.map(\.values) == [[.integer(1), .text("x")], [.integer(42), .null]])
        #expect(try history(connection) == [[.integer(1), .integer(7)], [.integer(2), .integer(8)]])
    }

    @Test(arguments: TestDriver.installed)
    func oneThatFailsLeavesNothingBehind(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        let broken = Migration(2, "CREATE TABLE more (a BIGINT); INSERT INTO nowhere VALUES (1)")
        #expect(throws: StorageError.self) {
            try Migrator(migrations: [first, broken]).bringUpToDate(connection, now: 7)
        }
        try Migrator(migrations: [first, second]).bringUpToDate(connection, now: 8)
        #expect(try history(connection) == [[.integer(1), .integer(8)], [.integer(2), .integer(8)]])
    }

    @Test(arguments: TestDriver.installed)
    func aNewerDatabaseIsLeftAlone(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        _ = try await database.open()
        try database.connect().execute("INSERT INTO migrations VALUES (99, 0)")
        let known = Int64(Migration.all.count)
        let error = await errorOf { () throws(AccountsError) in try await Accounts(database.location) }
        #expect(
            error == .newerSchema(database: database.location.description, found: 99, known: known))
    }

    @Test(arguments: TestDriver.installed)
    func usersOfTheFirstVersionSurvive(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let old = try database.connect()
        try Migrator(migrations: [.usersAndSessions]).bringUpToDate(old, now: 7)
        let hash = try #require(Argon2.hash(SecretBytes("difference engine"), cost: .minimal))
        _ = try old.run(
            Statement(
                "insert_user_of_version_1",
                "INSERT INTO users (name, name_key, password_hash, created) VALUES ($1, $2, $3, $4)"),
            [.text("Zoë Lovelace"), .text("zoë lovelace"), .text(hash), .integer(42)])
        let accounts = try await database.open()
        let zoe = try await accounts.authenticate(name: "zoë lovelace", password: "difference engine")
        #expect(zoe == User(id: User.ID(rawValue: 1), name: "Zoë Lovelace", created: 42))
        #expect(try await accounts.userCount() == 1)
        let words = Statement("words", "SELECT word FROM user_words ORDER BY word")
        #expect(try await accounts.run(words, []).map(\.values) == [[.text("lovelace")], [.text("zoe")]])
    }

    @Test(arguments: TestDriver.installed)
    func severalProgramsMayStartAtOnce(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = try await database.open() } }
            try await group.waitForAll()
        }
        #expect(try history(database.connect()).count == Migration.all.count)
    }
}

extension MigrationTests {
    private func history(_ connection: any DatabaseConnection) throws -> [[SQLValue]] {
        try connection.run(Statement("history", "SELECT number, applied FROM migrations ORDER BY number"), [])
            .map(\.values)
    }
}
