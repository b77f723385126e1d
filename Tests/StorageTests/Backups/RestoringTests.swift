import DatabaseTesting
import Testing

@testable import Storage

@Suite("Restoring a backup") struct RestoringTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("backup")
    }

    @Test(arguments: TestDriver.installed)
    func bringsAnOlderOneUpToDate(_ driver: TestDriver) async throws {
        let old = Database(try TestDatabase(.sqlite).location)
        try await old.open([.formerClub], now: 7)
        _ = try await old.run(Statement("add", "INSERT INTO members (name) VALUES ('Ada')"))
        _ = try await old.backUp(to: path, now: 8)
        let bytes = try folder.read("backup")
        let club = try await open(driver)
        try await club.restore(from: path, now: 9)
        #expect(try await members(of: club) == [[.integer(1), .text("Ada"), .null, .null, .null]])
        // The file stays as it is.
        #expect(try folder.read("backup") == bytes)
        #expect(folder.names == ["backup"])
    }

    /// A database that is in use, too. What is for the day is not taken from it, and ends here.
    @Test(arguments: TestDriver.installed)
    func takesAFileOfADatabase(_ driver: TestDriver) async throws {
        let place = try TestDatabase(.sqlite)
        let source = Database(place.location)
        try await source.open([.club], now: 7)
        try await fill(source)
        let club = try await open(driver)
        try await fill(club)
        try await club.restore(from: "\(place.location)", now: 9)
        #expect(try await members(of: club) == members(of: source))
        #expect(try await rows("visits", of: club).isEmpty)
        #expect(try await rows("visits", of: source).count == 1)
    }

    @Test(arguments: TestDriver.installed)
    func refusesANewerOne(_ driver: TestDriver) async throws {
        let later = Database(try TestDatabase(.sqlite).location)
        try await later.open([.laterClub], now: 7)
        _ = try await later.backUp(to: path, now: 8)
        try await expectRefusal(
            driver, "cannot restore \(path): its schema has number 3, this program knows up to 2")
    }

    @Test(arguments: TestDriver.installed)
    func takesOneOfBeforeAPartCameToTheProgram(_ driver: TestDriver) async throws {
        let old = Database(try TestDatabase(.sqlite).location)
        try await old.open([.club], now: 7)
        try await fill(old)
        _ = try await old.backUp(to: path, now: 8)
        let part = Schema(
            "part", [Migration(1, "CREATE TABLE parts (name TEXT PRIMARY KEY)")], isInEveryBackup: false)
        let club = Database(try TestDatabase(driver).location)
        try await club.open([.club, part], now: 8)
        _ = try await club.run(Statement("add_part", "INSERT INTO parts (name) VALUES ('wheel')"))
        try await club.restore(from: path, now: 9)
        #expect(try await members(of: club) == members(of: old))
        #expect(try await rows("parts", of: club).isEmpty)
    }

    @Test(arguments: TestDriver.installed)
    func refusesThatOfAnotherProgram(_ driver: TestDriver) async throws {
        let other = Database(try TestDatabase(.sqlite).location)
        try await other.open([.things, .club], now: 7)
        _ = try await other.backUp(to: path, now: 8)
        try await expectRefusal(
            driver,
            "cannot restore \(path): it is of another program, with tables of “club” and “things”, "
                + "while this one has those of “club”")
    }

    @Test func refusesWhatIsNone() async throws {
        try await expectRefusal(.sqlite, "cannot restore \(path): unable to open database file")
        try folder.write(Array(String(repeating: "This is no database. ", count: 99).utf8), to: "backup")
        try await expectRefusal(.sqlite, "cannot restore \(path): not a database")
        try folder.write([], to: "backup")
        try await expectRefusal(.sqlite, "cannot restore \(path): it is no backup")
    }

    @Test func refusesADamagedOne() async throws {
        let club = try await open(.sqlite)
        try await fill(club)
        _ = try await club.backUp(to: path, now: 8)
        var bytes = try folder.read("backup")
        for index in 4096..<bytes.count { bytes[index] = 0xAA }
        try folder.write(bytes, to: "backup")
        try await expectRefusal(.sqlite, "cannot restore \(path): the file is damaged")
    }

    @Test func refusesOneInWhichRowsAreMissing() async throws {
        let club = try await open(.sqlite)
        try await fill(club)
        _ = try await club.backUp(to: path, now: 8)
        let file = try DatabaseLocation.sqlite(path).connect()
        try file.execute("PRAGMA foreign_keys = OFF; DELETE FROM members WHERE id = 4")
        try await expectRefusal(
            .sqlite, "cannot restore \(path): rows that others refer to are missing in it")
    }

    @Test(arguments: TestDriver.installed)
    func changesNothingIfItIsCutOff(_ driver: TestDriver) async throws {
        let source = try await open(.sqlite)
        try await fill(source)
        _ = try await source.backUp(to: path, now: 8)
        let club = try await open(driver)
        try await add("Precious", to: club)
        // The last table takes nothing.
        let failure = driver == .sqlite ? sqliteFailure : postgreSQLFailure
        for (number, sql) in failure.enumerated() { _ = try await club.run(Statement("fail_\(number)", sql)) }
        #expect(await refusal { try await club.restore(from: path, now: 9) } != nil)
        #expect(
            try await members(of: club) == [[.integer(1), .text("Precious"), .integer(5), .null, .null]])
        #expect(try await add("Next", to: club) == 2)
    }

    @Test(arguments: TestDriver.installed)
    func isHeardOfByEveryNode(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let club = Database(place.location)
        try await club.open([.club], now: 7)
        try await fill(club)
        let node = Database(place.location)
        try await node.open([.club], now: 7)
        _ = try await club.backUp(to: path, now: 8)
        var (here, there) = (
            club.feed.subscribe().makeAsyncIterator(), node.feed.subscribe().makeAsyncIterator()
        )
        try await club.restore(from: path, now: 9)
        #expect(await here.next() == .everything)
        #expect(await there.next() == .everything)
    }

    @Test(arguments: TestDriver.installed)
    func keepsNobodyFromReading(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let club = Database(place.location)
        try await club.open([.club], now: 7)
        try await fill(club)
        _ = try await club.backUp(to: path, now: 8)
        let node = Database(place.location)
        try await node.open([.club], now: 7)
        let reading = Task {
            var counts: Set<Int> = []
            while !Task.isCancelled { counts.insert(try await members(of: node).count) }
            return counts
        }
        for _ in 0..<5 { try await club.restore(from: path, now: 9) }
        reading.cancel()
        #expect(try await reading.value.subtracting([3]).isEmpty)
    }
}

extension RestoringTests {
    private var sqliteFailure: [String] {
        ["CREATE TRIGGER fail BEFORE INSERT ON badges BEGIN SELECT RAISE(ABORT, 'enough'); END"]
    }

    private var postgreSQLFailure: [String] {
        [
            "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'enough'; END $$",
            "CREATE TRIGGER fail BEFORE INSERT ON badges FOR EACH ROW EXECUTE FUNCTION fail()",
        ]
    }

    private func open(_ driver: TestDriver) async throws -> Database {
        let database = Database(try TestDatabase(driver).location)
        try await database.open([.club], now: 7)
        return database
    }

    /// The backup is refused with these words, and nothing is changed.
    private func expectRefusal(_ driver: TestDriver, _ words: String) async throws {
        let club = try await open(driver)
        try await add("Precious", to: club)
        #expect(await refusal { try await club.replacement(by: path, now: 9) }?.description == words)
        #expect(await refusal { try await club.restore(from: path, now: 9) }?.description == words)
        #expect(
            try await members(of: club) == [[.integer(1), .text("Precious"), .integer(5), .null, .null]])
    }
}
