import DatabaseTesting
import Testing

@testable import Storage

/// What every driver must do, below the accounts.
@Suite("DatabaseConnection")
struct ConnectionTests {
    @Test(
        arguments: TestDriver.installed,
        [
            [.integer(.min), .text(""), .bytes([])],
            [.integer(.max), .text("Zoë 👩‍🚀 ' \" $1 ;--"), .bytes(Array(0...255))],
            [.integer(-1), .null, .null],
            [.null, .text(String(repeating: "x", count: 100_000)), .bytes([0])],
        ] as [[SQLValue]])
    func valuesComeBackAsTheyWent(_ driver: TestDriver, _ values: [SQLValue]) throws {
        let connection = try TestDatabase(driver).connect()
        let bytes = connection.dialect == .sqlite ? "BLOB" : "BYTEA"
        try connection.execute("CREATE TABLE things (a BIGINT, b TEXT, c \(bytes))")
        for _ in 0..<2 {
            _ = try connection.run(
                Statement("add", "INSERT INTO things (a, b, c) VALUES ($1, $2, $3)"), values)
        }
        let rows = try connection.run(Statement("all", "SELECT a, b, c FROM things"), [])
        #expect(rows == [Row(values: values), Row(values: values)])
    }

    @Test(arguments: TestDriver.installed)
    func aStatementGoesOnToWorkAfterItFailed(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        try connection.execute("CREATE TABLE things (a BIGINT PRIMARY KEY)")
        let add = Statement("add", isRepeatable: false, "INSERT INTO things (a) VALUES ($1)")
        _ = try connection.run(add, [.integer(1)])
        #expect(throws: StorageError.duplicate) { try connection.run(add, [.integer(1)]) }
        _ = try connection.run(add, [.integer(2)])
        #expect(try connection.run(Statement("all", "SELECT count(*) FROM things"), [])[0].integer(0) == 2)
    }

    @Test(arguments: TestDriver.installed)
    func aWrongStatementIsAnErrorInOneLine(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        let error = #expect(throws: StorageError.self) {
            try connection.run(Statement("bad", "SELECT 1\nFROM nowhere"), [])
        }
        let text = try #require(error).description
        #expect(text.contains("nowhere"))
        #expect(!text.contains("\n"))
    }

    @Test(arguments: TestDriver.installed)
    func theWrongNumberOfValuesIsAnError(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        #expect(throws: StorageError.self) {
            try connection.run(
                Statement("two", "SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT)"), [.integer(1)])
        }
    }

    @Test(arguments: TestDriver.installed)
    func aColumnOfAnotherKindIsAnError(_ driver: TestDriver) throws {
        let connection = try TestDatabase(driver).connect()
        let row = try connection.run(Statement("text", "SELECT CAST('x' AS TEXT)"), [])[0]
        #expect(throws: StorageError.failed("column 0 should be a number")) { try row.integer(0) }
        #expect(throws: StorageError.failed("column 1 should be text")) { try row.text(1) }
        #expect(throws: StorageError.self) {
            try connection.run(Statement("real", "SELECT CAST(1.5 AS DOUBLE PRECISION)"), [])
        }
    }

    @Test func parametersAppearInTheirOrder() throws {
        let connection = try SQLiteConnection(path: ":memory:")
        #expect(throws: StorageError.failed("parameter 1 is not called $1")) {
            try connection.run(Statement("swapped", "SELECT $2, $1"), [.null, .null])
        }
    }
}
