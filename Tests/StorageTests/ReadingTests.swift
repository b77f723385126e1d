import DatabaseTesting
import Testing

@testable import Storage

/// Reading and writing side by side.
@Suite("A database that is read") struct ReadingTests {
    @Test(arguments: TestDriver.installed)
    func answersWhileAWriteWaitsForALock(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let database = Database(place.location)
        try await database.open([.things], now: 7)
        _ = try await database.run(.addThing, [.integer(1)])
        // However long the machine takes for the reading, the write goes on waiting.
        let forEver = driver == .sqlite ? "PRAGMA busy_timeout = 600000" : "SET statement_timeout = 0"
        _ = try await database.run(Statement("for_ever", forEver))
        let other = try place.connect()
        try other.execute(
            driver == .sqlite ? "BEGIN IMMEDIATE" : "BEGIN; LOCK TABLE things IN EXCLUSIVE MODE")
        let order = AsyncStream.makeStream(of: String.self)
        // On its own thread it has asked for the lock, or is about to, when the reading begins.
        let writing = Task {
            order.continuation.yield("writing")
            _ = try? await database.run(.addThing, [.integer(2)])
            order.continuation.yield("written")
        }
        var events = order.stream.makeAsyncIterator()
        #expect(await events.next() == "writing")
        if driver == .postgreSQL { try waitUntilSomebodyWaits(on: try place.connect()) }
        for _ in 0..<20 { #expect(try await database.run(.countThings)[0].integer(0) == 1) }
        order.continuation.yield("read")
        #expect(await events.next() == "read")
        try other.execute("COMMIT")
        #expect(await events.next() == "written")
        await writing.value
        // What has been written is read.
        #expect(try await database.run(.countThings)[0].integer(0) == 2)
    }

    @Test func answersWhenItIsFull() async throws {
        let database = Database(try TestDatabase(.sqlite).location)
        try await database.open([.things], now: 7)
        _ = try await database.run(.addThing, [.integer(1)])
        _ = try await database.run(Statement("limit", "PRAGMA max_page_count = 1"))
        let error = await errorOf { () throws(StorageError) in
            for number in 2..<100_000 { _ = try await database.run(.addThing, [.integer(Int64(number))]) }
        }
        #expect(error == .trouble(.full, "the disk is full"))
        #expect(try await database.run(.countThings)[0].integer(0) > 1)
    }

    @Test func doesNotTakeAWriteForReading() async throws {
        let database = Database(try TestDatabase(.sqlite).location)
        try await database.open([.things], now: 7)
        let disguised = Statement("disguised", isReading: true, "DELETE FROM things")
        let error = await errorOf { () throws(StorageError) in try await database.run(disguised) }
        #expect(error == .trouble(.readOnly, "it cannot be written to"))
    }

    @Test func isOneInMemory() async throws {
        let database = Database(.sqlite(":memory:"))
        try await database.open([.things], now: 7)
        _ = try await database.run(.addThing, [.integer(1)])
        #expect(try await database.run(.countThings)[0].integer(0) == 1)
    }

    /// A row that cannot be read is nothing that people learn of, so the log has to.
    @Test(arguments: TestDriver.installed)
    func tellsTheLogWhatIsWrongInARow(_ driver: TestDriver) async throws {
        let lines = LogLines()
        let database = Database(try TestDatabase(driver).location, log: lines.add)
        try await database.open([.things], now: 7)
        _ = try await database.run(.addThing, [.integer(1)])
        let error = await errorOf { () throws(StorageError) in
            try await database.rows(.allThings, []) { (row) throws(StorageError) in try row.text(0) }
        }
        #expect(error == .failed("column 0 should be text"))
        #expect(lines.all == ["the database could not do this: column 0 should be text"])
    }
}

extension ReadingTests {
    /// Until a statement waits for a lock in the server.
    private func waitUntilSomebodyWaits(on observer: any DatabaseConnection) throws {
        let waiting = Statement(
            "waiting",
            """
            SELECT count(*) FROM pg_locks
            WHERE NOT granted AND relation = CAST('things' AS regclass)
            """)
        while try observer.run(waiting, [])[0].integer(0) == 0 {
            try observer.execute("SELECT pg_sleep(0.01)")
        }
    }
}
