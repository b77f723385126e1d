import DatabaseTesting
import Testing

@testable import Storage

@Suite("Migrations")
struct MigrationTests {
    private let first = Migration(1, "CREATE TABLE things (a BIGINT)")
    private let second = Migration(
        2, "ALTER TABLE things ADD COLUMN b TEXT; INSERT INTO things VALUES (1, 'x')")

    @Test(arguments: TestDriver.installed)
    func anEmptyDatabaseGetsAllOfThemOnce(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        for _ in 0..<2 { try bringUpToDate(connection, [first, second], now: 7) }
        #expect(try history(connection) == ["things 1 7", "things 2 7"])
    }

    @Test(arguments: TestDriver.installed)
    func anOlderDatabaseKeepsWhatIsInIt(_ driver: TestDriver) throws {
        let database = try TestDatabase(driver)
        let old = try database.connect()
        try bringUpToDate(old, [first], now: 7)
        try old.execute("INSERT INTO things VALUES (42)")
        let connection = try database.connect()
        try bringUpToDate(connection, [first, second], now: 8)
        #expect(try things(connection) == [[.integer(1), .text("x")], [.integer(42), .null]])
        #expect(try history(connection) == ["things 1 7", "things 2 8"])
    }

    @Test(arguments: TestDriver.installed)
    func severalSchemasHaveTheirOwn(_ driver: TestDriver) throws {
        let database = try TestDatabase(driver)
        let things = Schema("things", [first])
        let marks = Schema("marks", [Migration(1, "CREATE TABLE marks (a BIGINT)")])
        let connection = try database.connect()
        try Migrator(schemas: [things]).bringUpToDate(connection, now: 7)
        try Migrator(schemas: [things, marks]).bringUpToDate(connection, now: 8)
        // A program that does not know one leaves it alone.
        try Migrator(schemas: [Schema("things", [first, second])]).bringUpToDate(connection, now: 9)
        #expect(try history(connection) == ["marks 1 8", "things 1 7", "things 2 9"])
    }

    @Test(arguments: TestDriver.installed)
    func oneThatFailsLeavesNothingBehind(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        let broken = Migration(2, "CREATE TABLE more (a BIGINT); INSERT INTO nowhere VALUES (1)")
        #expect(throws: StorageError.self) { try bringUpToDate(connection, [first, broken], now: 7) }
        try bringUpToDate(connection, [first, second], now: 8)
        #expect(try history(connection) == ["things 1 8", "things 2 8"])
    }

    @Test(arguments: TestDriver.installed)
    func aNewerDatabaseIsLeftAlone(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        try bringUpToDate(connection, [first, second], now: 7)
        #expect(throws: StorageError.newerSchema(found: 2, known: 1)) {
            try bringUpToDate(connection, [first], now: 8)
        }
    }

    /// All tables had one history then, in the table `migrations`.
    @Test(arguments: TestDriver.installed, [0, 3, 5] as [Int64])
    func whatAnEarlierProgramHasDoneIsNotDoneAgain(_ driver: TestDriver, _ former: Int64) throws {
        let connection = try TestDatabase(driver).connect()
        try connection.execute(
            "CREATE TABLE migrations (number BIGINT PRIMARY KEY, applied BIGINT NOT NULL)")
        for number in 0..<former {
            try connection.execute("INSERT INTO migrations VALUES (\(number + 1), 7)")
        }
        if former >= 3 { try connection.execute("CREATE TABLE things (a BIGINT)") }
        if former >= 5 {
            try connection.execute("ALTER TABLE things ADD COLUMN b TEXT; INSERT INTO things VALUES (1, 'x')")
        }
        let first = Migration(1, formerly: 3, "CREATE TABLE things (a BIGINT)")
        let second = Migration(
            2, formerly: 5, "ALTER TABLE things ADD COLUMN b TEXT; INSERT INTO things VALUES (1, 'x')")
        for _ in 0..<2 { try bringUpToDate(connection, [first, second], now: 8) }
        #expect(try things(connection) == [[.integer(1), .text("x")]])
        #expect(try history(connection) == ["things 1 8", "things 2 8"])
        // What such a program reads, to see that it is too old.
        let newest = Statement("newest", "SELECT max(number) FROM migrations")
        #expect(try connection.run(newest, [])[0].integer(0) == 8)
    }
}

extension MigrationTests {
    private func bringUpToDate(
        _ connection: any DatabaseConnection, _ migrations: [Migration], now: Int64
    ) throws(StorageError) {
        try Migrator(schemas: [Schema("things", migrations)]).bringUpToDate(connection, now: now)
    }

    private func things(_ connection: any DatabaseConnection) throws -> [[SQLValue]] {
        try connection.run(Statement("things", "SELECT a, b FROM things ORDER BY a"), []).map(\.values)
    }

    private func history(_ connection: any DatabaseConnection) throws -> [String] {
        try connection.run(
            Statement("history", "SELECT name, number, applied FROM schema_steps ORDER BY name, number"), []
        ).map { "\(try $0.text(0)) \(try $0.integer(1)) \(try $0.integer(2))" }
    }
}
