import DatabaseTesting
import Glibc
import Testing

@testable import Storage

@Suite("A backup") struct BackupTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("backup")
    }

    @Test(arguments: TestDriver.installed, TestDriver.installed)
    func isRestoredIntoEitherDatabase(_ source: TestDriver, _ target: TestDriver) async throws {
        let club = try await open(source)
        try await fill(club)
        #expect(
            try await club.backUp(to: path, now: 8) == [
                TableCount("members", 3), TableCount("friends", 1), TableCount("badges", 1),
                TableCount("visits", 0),
            ])
        let other = try await open(target)
        try await add("Somebody else", to: other)
        #expect(
            try await other.replacement(by: path, now: 9) == [
                TableReplacement("members", 1, by: 3), TableReplacement("friends", 0, by: 1),
                TableReplacement("badges", 0, by: 1), TableReplacement("visits", 0, by: 0),
            ])
        try await other.restore(from: path, now: 9)
        #expect(
            try await members(of: other) == [
                [.integer(1), .text("Zoë 👩‍🚀 ' \" $1 ;--"), .integer(.max), .bytes(Array(0...255)), .text("")],
                [.integer(2), .text("Ada"), .integer(.min), .null, .null],
                [.integer(4), .text(""), .null, .bytes([]), .text("a\nb")],
            ])
        #expect(try await rows("friends", of: other) == [[.integer(1), .integer(4)]])
        #expect(try await rows("badges", of: other) == [[.bytes([0, 255, 7]), .integer(2)]])
        #expect(try await rows("visits", of: other).isEmpty)
        // Number 5 was given and taken away before the backup was made.
        #expect(try await add("New", to: other) == 6)
    }

    @Test(arguments: TestDriver.installed)
    func givesNoNumberASecondTime(_ driver: TestDriver) async throws {
        let club = try await open(driver)
        for name in ["a", "b"] { try await add(name, to: club) }
        _ = try await club.backUp(to: path, now: 8)
        for name in ["c", "d", "e"] { try await add(name, to: club) }
        try await club.restore(from: path, now: 9)
        #expect(try await members(of: club).count == 2)
        #expect(try await add("f", to: club) == 6)
    }

    @Test(arguments: TestDriver.installed)
    func hasWhatIsThereAtOneMoment(_ driver: TestDriver) async throws {
        let place = try TestDatabase(driver)
        let club = Database(place.location)
        try await club.open([.club], now: 7)
        let writer = Database(place.location)
        try await writer.open([.club], now: 7)
        // Somebody always adds a member and their badge together.
        let writing = Task {
            var number = 0
            while !Task.isCancelled {
                number += 1
                let name = "member \(number)"
                try await writer.write { (transaction) throws(BackupError) in
                    let id = try transaction.run(.addMember, [.text(name), .null, .null, .null])[0]
                    let hash = SQLValue.bytes(Array(name.utf8))
                    guard case .integer(let id) = id.values[0] else { return }
                    try transaction.run(.addBadge, [hash, .integer(id)])
                }
            }
            return number
        }
        while try await members(of: club).count < 5 {}
        for round in 0..<3 {
            let counts = try await club.backUp(to: folder.file("\(round)"), now: 8)
            #expect(counts[0].rows >= 5)
            #expect(counts[0].rows == counts.first { $0.table == "badges" }?.rows)
        }
        writing.cancel()
        #expect(try await writing.value > 5)
    }

    @Test(arguments: TestDriver.installed)
    func isAFileThatItsOwnerAloneMayRead(_ driver: TestDriver) async throws {
        let club = try await open(driver)
        try await fill(club)
        _ = try await club.backUp(to: path, now: 8)
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(folder.names == ["backup"])
    }

    /// Its file is a database, too, which the program can be started with.
    @Test func canBeOpened() async throws {
        let club = try await open(.sqlite)
        try await fill(club)
        _ = try await club.backUp(to: path, now: 8)
        let other = Database(.sqlite(path))
        try await other.open([.club], now: 9)
        #expect(try await members(of: other) == members(of: club))
    }

    @Test(arguments: TestDriver.installed)
    func overwritesNothing(_ driver: TestDriver) async throws {
        let club = try await open(driver)
        try folder.write(Array("precious".utf8), to: "backup")
        #expect(await refusal { try await club.backUp(to: path, now: 8) } == .exists(path))
        #expect(try folder.read("backup") == Array("precious".utf8))
        #expect(folder.names == ["backup"])
    }

    @Test func needsAFolder() async throws {
        let club = try await open(.sqlite)
        let nowhere = folder.file("nowhere/backup")
        let error = await refusal { try await club.backUp(to: nowhere, now: 8) }
        #expect(error == .cannotWrite(nowhere, reason: "its folder does not exist"))
    }

    @Test(arguments: TestDriver.installed)
    func leavesNothingWhereTheDatabaseFails(_ driver: TestDriver) async throws {
        let club = try await open(driver)
        _ = try await club.run(Statement("break", "ALTER TABLE badges RENAME TO medals"))
        #expect(await refusal { try await club.backUp(to: path, now: 8) } != nil)
        #expect(folder.names.isEmpty)
        // The connection goes on to work.
        try await add("Ada", to: club)
    }
}

extension BackupTests {
    private func open(_ driver: TestDriver) async throws -> Database {
        let database = Database(try TestDatabase(driver).location)
        try await database.open([.club], now: 7)
        return database
    }
}
