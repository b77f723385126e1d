import DatabaseTesting
import Glibc
import Synchronization
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

/// What becomes of a change that the database does not take, and of the next one when it does again.
@Suite("An outage")
struct OutageTests {
    @Test(arguments: TestDriver.installed)
    func ofADatabaseThatSomebodyElseLocksIsOver(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let other = try database.connect()
        switch driver {
        case .sqlite: try other.execute("BEGIN IMMEDIATE")
        case .postgreSQL:
            try await accounts.run(Statement("limit", "SET lock_timeout = '100ms'"), [])
            try other.execute("BEGIN; LOCK TABLE users IN EXCLUSIVE MODE")
        }
        let error = await accounts.refusal(of: "Countess", for: ada)
        #expect(error == .busy)
        // Who only reads need not wait.
        #expect(try await accounts.userCount() == 1)
        try other.execute("COMMIT")
        if driver == .postgreSQL {
            try await accounts.run(Statement("wait", "SET lock_timeout = '1min'"), [])
        }
        let refusal = await accounts.refusal(of: "Countess", for: ada)
        #expect(refusal == nil)
        #expect(try await accounts.person(ada.id)?.displayName == "Countess")
    }

    @Test(arguments: TestDriver.installed)
    func ofAFullDatabaseIsOver(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.fail("53100", sqlite: "PRAGMA max_page_count = 1")
        let photo = [UInt8](repeating: 7, count: 200_000)
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.setPhoto(photo, type: .png, for: ada.id)
        }
        #expect(error?.trouble == .full)
        #expect(try await accounts.photo(of: ada.id) == nil)
        try await accounts.recover(sqlite: "PRAGMA max_page_count = 1000000")
        try await accounts.setPhoto(photo, type: .png, for: ada.id)
        #expect(try await accounts.photo(of: ada.id)?.bytes == photo)
    }

    @Test(arguments: TestDriver.installed)
    func ofADatabaseThatNobodyMayChangeDoesNotPassByItself(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.fail("42501", sqlite: "PRAGMA query_only = ON")
        let trouble = await accounts.refusal(of: "Countess", for: ada)
        #expect(trouble == .readOnly)
        #expect(trouble?.isPassing == false)
        try await accounts.recover(sqlite: "PRAGMA query_only = OFF")
        #expect(await accounts.refusal(of: "Countess", for: ada) == nil)
    }

    @Test(arguments: TestDriver.installed)
    func isToldToTheLogInTheDriversWords(_ driver: TestDriver) async throws {
        let lines = Mutex<[String]>([])
        var configuration = AccountsConfiguration.dashboard.quick
        configuration.log = { line in lines.withLock { $0.append(line) } }
        let accounts = try await Accounts(TestDatabase(driver).location, configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.fail("42501", sqlite: "PRAGMA query_only = ON")
        for _ in 0..<3 { _ = await accounts.refusal(of: "Countess", for: ada) }
        #expect(
            lines.withLock { $0 } == [
                driver == .sqlite
                    ? "the database takes no changes: it cannot be written to"
                    : "the database takes no changes: enough"
            ])
    }

    @Test func ofAFileThatWasTakenAwayIsOverWhenItIsBack() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("accounts.sqlite")
        let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        #expect(rename(path, path + ".away") == 0)
        #expect(await accounts.refusal(of: "Countess", for: ada) == .unreachable)
        let error = await errorOf { () throws(AccountsError) in try await accounts.userCount() }
        #expect(error?.trouble == .unreachable)
        #expect(access(path, F_OK) != 0)
        #expect(rename(path + ".away", path) == 0)
        #expect(await accounts.refusal(of: "Countess", for: ada) == nil)
        #expect(try await accounts.person(ada.id)?.displayName == "Countess")
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL's server is not installed"))
    func ofAServerThatIsStoppedIsOverWhenItRunsAgain() async throws {
        let server = try PostgreSQLServer()
        let accounts = try await Accounts(.postgres(server.address()), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try server.stop()
        let trouble = await accounts.refusal(of: "Countess", for: ada)
        #expect(trouble == .unreachable)
        try server.restart()
        // For a second those who come get the answer of the one who has waited in vain.
        let end = ContinuousClock.now + .seconds(300)
        while await accounts.refusal(of: "Countess", for: ada) != nil, .now < end { await Task.yield() }
        #expect(try await accounts.person(ada.id)?.displayName == "Countess")
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL's server is not installed"))
    func ofAServerThatOnlyFollowsLeadsToANewConnection() async throws {
        let accounts = try await TestDatabase(.postgreSQL).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        // That of the connection which writes: what does not begin with SELECT is no reading.
        let number = Statement("number", "WITH here (pid) AS (SELECT pg_backend_pid()) SELECT pid FROM here")
        let first = try await accounts.run(number, [])
        try await accounts.run(Statement("follow", "SET default_transaction_read_only = on"), [])
        #expect(await accounts.refusal(of: "Countess", for: ada) == .standby)
        #expect(await accounts.refusal(of: "Countess", for: ada) == nil)
        #expect(try await accounts.run(number, []) != first)
    }
}

extension Accounts {
    /// Why somebody cannot be called something, if they cannot.
    fileprivate func refusal(of name: String, for user: User) async -> DatabaseTrouble? {
        let error = await errorOf { () throws(DashboardError) in
            try await updatePerson(user.id, PersonChanges(displayName: name))
        }
        return error?.trouble
    }

    /// Has every change fail: PostgreSQL's with a code, SQLite's by a pragma.
    fileprivate func fail(_ code: String, sqlite pragma: String) async throws {
        guard case .postgres = database.location else {
            try await run(Statement("fail", pragma), [])
            return
        }
        try await run(
            Statement(
                "fail",
                """
                CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
                AS $$ BEGIN RAISE EXCEPTION 'enough' USING ERRCODE = '\(code)'; END $$
                """), [])
        for table in ["users", "photos"] {
            try await run(
                Statement(
                    "fail_\(table)",
                    """
                    CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON \(table)
                    FOR EACH ROW EXECUTE FUNCTION fail()
                    """), [])
        }
    }

    /// Has them succeed again.
    fileprivate func recover(sqlite pragma: String) async throws {
        guard case .postgres = database.location else {
            try await run(Statement("recover", pragma), [])
            return
        }
        try await run(Statement("recover", "DROP FUNCTION fail() CASCADE"), [])
    }
}

extension StorageFailure {
    fileprivate var trouble: DatabaseTrouble? {
        if case .trouble(let trouble, _) = storageError { trouble } else { nil }
    }
}
