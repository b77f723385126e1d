import DatabaseTesting
import Glibc
import Synchronization
import Testing

@testable import Storage

/// Whether a database takes changes, as `/readyz` asks.
@Suite("Whether a database takes changes") struct WritingTrialTests {
    private let time = TrialClock()

    @Test(arguments: TestDriver.installed)
    func leavesNoTrace(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let database = try await open(place)
        let other = Database(place.location)
        try await other.open([.things], now: 7)
        let history = Statement("history", "SELECT name FROM schema_steps ORDER BY name")
        let before = try await database.run(history)
        for _ in 0..<3 {
            try await database.checkWriting()
            time.advance(by: .seconds(1))
        }
        #expect(try await database.run(history) == before)
        try await other.checkWriting()
    }

    /// Other programs would else read everything again each time that somebody asks.
    @Test func isNoChangeOfTheFile() async throws {
        let place = try TestDatabase(.sqlite)
        let database = try await open(place)
        let watcher = try place.connect()
        let before = try watcher.run(.dataVersion, [])
        try await database.checkWriting()
        #expect(try watcher.run(.dataVersion, []) == before)
        _ = try await database.run(.addThing, [.integer(1)])
        #expect(try watcher.run(.dataVersion, []) != before)
    }

    @Test func reachesTheDisk() async throws {
        let place = try TestDatabase(.sqlite)
        let database = try await open(place)
        let before = try sizeOfLog(place)
        try await database.checkWriting()
        #expect(try sizeOfLog(place) >= before + 16_384)
    }

    @Test(arguments: TestDriver.installed)
    func isFoundOutWhileSomebodyLocksIt(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let database = try await open(place)
        let other = try place.connect()
        try other.execute(
            driver == .sqlite ? "BEGIN IMMEDIATE" : "BEGIN; LOCK TABLE things IN EXCLUSIVE MODE")
        #expect(await trouble(of: database) == .busy)
        try other.execute("COMMIT")
        time.advance(by: .seconds(1))
        #expect(await trouble(of: database) == nil)
    }

    @Test(arguments: TestDriver.installed)
    func isFoundOutWhereNobodyMayChangeIt(_ driver: TestDriver) async throws {
        let lines = LogLines()
        let database = try await open(TestDatabase(driver), log: lines.add)
        let (forbid, allow) =
            driver == .sqlite
            ? ("PRAGMA query_only = ON", "PRAGMA query_only = OFF")
            : ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off")
        _ = try await database.run(Statement("forbid", forbid))
        #expect(await trouble(of: database) == (driver == .sqlite ? .readOnly : .standby))
        let words =
            driver == .sqlite
            ? "the database takes no changes: it cannot be written to"
            : "the database takes no changes at the moment: cannot execute INSERT in a read-only transaction"
        #expect(lines.all == [words])
        _ = try await database.run(Statement("allow", allow))
        time.advance(by: .seconds(1))
        #expect(await trouble(of: database) == nil)
    }

    @Test func isFoundOutWhenTheFileIsFull() async throws {
        let database = try await open(TestDatabase(.sqlite))
        _ = try await database.run(Statement("limit", "PRAGMA max_page_count = 1"))
        #expect(await trouble(of: database) == .full)
        #expect(try await database.run(.countThings)[0].integer(0) == 0)
        _ = try await database.run(Statement("more", "PRAGMA max_page_count = 1000000"))
        time.advance(by: .seconds(1))
        #expect(await trouble(of: database) == nil)
    }

    @Test(.enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL's server is not installed"))
    func isFoundOutWhenTheServerIsAway() async throws {
        let server = try PostgreSQLServer()
        let database = Database(.postgres(server.address()), now: time.now)
        try await database.open([.things], now: 7)
        try server.stop()
        #expect(await trouble(of: database) == .unreachable)
        try server.restart()
        // The connection is tried anew once a second.
        let end = ContinuousClock.now + .seconds(300)
        while await trouble(of: database) != nil, .now < end { time.advance(by: .seconds(1)) }
        #expect(await trouble(of: database) == nil)
    }

    /// Anybody may ask, so that asking must not be work.
    @Test func isTriedOnceASecond() async throws {
        let place = try TestDatabase(.sqlite)
        let database = try await open(place)
        try await database.checkWriting()
        _ = try await database.run(Statement("forbid", "PRAGMA query_only = ON"))
        time.advance(by: .milliseconds(999))
        #expect(await trouble(of: database) == nil)
        time.advance(by: .milliseconds(1))
        #expect(await trouble(of: database) == .readOnly)
        _ = try await database.run(Statement("allow", "PRAGMA query_only = OFF"))
        #expect(await trouble(of: database) == .readOnly)
    }
}

extension WritingTrialTests {
    private func open(
        _ place: TestDatabase, log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> Database {
        let database = Database(place.location, log: log, now: time.now)
        try await database.open([.things], now: 7)
        return database
    }

    private func trouble(of database: Database) async -> DatabaseTrouble? {
        let error = await errorOf { () throws(StorageError) in try await database.checkWriting() }
        if case .trouble(let trouble, _) = error { return trouble }
        return nil
    }

    /// How long the write-ahead log is.
    private func sizeOfLog(_ place: TestDatabase) throws -> Int {
        var status = stat()
        try #require(stat("\(place.location)-wal", &status) == 0)
        return Int(status.st_size)
    }
}

/// A clock that goes when it is told to.
private final class TrialClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: @Sendable () -> ContinuousClock.Instant { { self.instant.withLock { $0 } } }

    func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
