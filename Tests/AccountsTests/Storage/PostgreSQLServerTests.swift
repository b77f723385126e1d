import DatabaseTesting
import Testing

@testable import Accounts
@testable import Storage

@Suite(
    "A PostgreSQL server", .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL's server is not installed"))
struct PostgreSQLServerTests {
    @Test func mayBeRestarted() async throws {
        let server = try PostgreSQLServer()
        let accounts = try await Accounts(.postgres(server.address()), configuration: .quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try server.restart()
        #expect(try await accounts.authenticate(name: "Ada", password: "difference engine") == ada)
        try server.restart()
        // What must not be done twice is done once, too.
        try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        #expect(try await accounts.userCount() == 2)
    }

    @Test func mayEndAConnection() async throws {
        let database = try TestDatabase(.postgreSQL)
        let connection = try database.connect()
        let number = Statement("number", "SELECT pg_backend_pid()")
        for _ in 0..<3 {
            let ended = try connection.run(number, [])[0].integer(0)
            // Waits until it has ended.
            _ = try database.connect().run(
                Statement("end", "SELECT CAST(pg_terminate_backend(CAST($1 AS INT), 5000) AS INT)"),
                [.integer(ended)])
            #expect(try connection.run(number, [])[0].integer(0) != ended)
        }
    }

    @Test func endsAConnectionUnderAStatement() throws {
        let connection = try TestDatabase(.postgreSQL).connect()
        let suicide = Statement(
            "suicide", isRepeatable: false, "SELECT CAST(pg_terminate_backend(pg_backend_pid()) AS INT)")
        // The farewell says that nothing was done, so it is tried once more, and no more than that.
        #expect(
            throws: StorageError.trouble(.unreachable, "terminating connection due to administrator command")
        ) {
            try connection.run(suicide, [])
        }
        #expect(try connection.run(Statement("one", "SELECT 1"), [])[0].integer(0) == 1)
    }

    @Test func thatEndsATransactionEndsAllOfIt() throws {
        let connection = try TestDatabase(.postgreSQL).connect()
        try connection.execute("CREATE TABLE things (a BIGINT)")
        try connection.execute("BEGIN; INSERT INTO things VALUES (1)")
        #expect(throws: StorageError.self) {
            try connection.run(
                Statement("suicide", "SELECT CAST(pg_terminate_backend(pg_backend_pid()) AS INT)"), [])
        }
        let rows = try connection.run(Statement("count", "SELECT count(*) FROM things"), [])
        #expect(try rows[0].integer(0) == 0)
    }

    @Test func thatDoesNotAnswerIsNamed() async throws {
        let folder = try TemporaryFolder()
        let address = "postgres://ada:hunter2@/pinion?host=\(folder.path)"
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.postgres(address)) }
        let text = try #require(error).description
        #expect(text.hasPrefix("cannot open database postgres://ada@/pinion: connection to server on socket"))
        #expect(!text.contains("hunter2"))
        #expect(!text.contains("\n"))
    }

    @Test func thatDoesNotKnowTheUserSaysSo() async throws {
        let address = try PostgreSQLServer.shared.get().address(user: "mallory:hunter2")
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.postgres(address)) }
        let text = try #require(error).description
        #expect(text.hasSuffix(#"FATAL:  role "mallory" does not exist"#))
        #expect(!text.contains("hunter2"))
    }

    @Test(arguments: [
        "postgres://ada:hunter2@db:port/p", "postgres://ada:hunter2@[db/p", "postgres://db/p?hunter2=1",
    ])
    func whoseAddressIsNotUnderstoodIsNotQuoted(_ address: String) async throws {
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.postgres(address)) }
        #expect(error?.description.contains("hunter2") == false)
    }

    @Test func hasATimeLimitForStatements() throws {
        let database = try TestDatabase(.postgreSQL)
        let limit = Statement("limit", "SELECT current_setting('statement_timeout')")
        #expect(try database.connect().run(limit, [])[0].text(0) == "10s")
        guard case .postgres(let address) = database.location else { return }
        let own = try PostgreSQLConnection(address: address + "%20-cstatement_timeout%3D2min")
        #expect(try own.run(limit, [])[0].text(0) == "2min")
    }
}
