import DatabaseTesting
import Testing

@testable import Accounts
@testable import Storage

/// A process that is killed leaves on the disk what is there at that moment. So the files are copied at
/// that moment, and the copy is opened.
@Suite("A process killed while it writes")
struct CrashTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func losesNothingThatWasAnswered() async throws {
        let accounts = try await openWithUsers(20)
        #expect(try await usersInCopy() == 20)
        #expect(try await accounts.userCount() == 20)
    }

    @Test func leavesNothingHalfDone() async throws {
        let accounts = try await openWithUsers(20)
        let writer = try SQLiteConnection(path: folder.file("a"))
        // With no memory to speak of, pages go to the log before they are committed.
        try writer.execute("PRAGMA cache_size = 2; BEGIN IMMEDIATE")
        let before = try folder.read("a-wal").count
        for number in 0..<500 { try insert("unfinished \(number)", into: writer) }
        #expect(try folder.read("a-wal").count > before)
        #expect(try await usersInCopy() == 20)
        try writer.execute("COMMIT")
        #expect(try await usersInCopy() == 520)
        #expect(try await accounts.userCount() == 520)
    }

    @Test func leavesALogThatEndsAnywhere() async throws {
        let accounts = try await openWithUsers(12)
        let log = try folder.read("a-wal").count
        var last = 0
        for end in stride(from: log * 2 / 3, through: log, by: 1009) {
            let count = try await usersInCopy(logBytes: end)
            #expect(count >= last && count <= 12)
            last = count
        }
        #expect(try await usersInCopy() == 12)
        #expect(try await accounts.userCount() == 12)
    }
}

extension CrashTests {
    private func openWithUsers(_ count: Int) async throws -> Accounts {
        let accounts = try await Accounts(.sqlite(folder.file("a")), configuration: .quick)
        for number in 0..<count {
            try await accounts.createUser(name: "user \(number)", password: "difference engine")
        }
        return accounts
    }

    private func insert(_ name: String, into connection: SQLiteConnection) throws {
        let padding = String(repeating: "x", count: 1000)
        let values: [SQLValue] = [
            .text(name), .text(name), .text(padding), .integer(0), .null, .null, .integer(0),
        ]
        _ = try connection.run(.insertUser, values)
    }

    private func usersInCopy(logBytes: Int = .max) async throws -> Int {
        // Each in a place of its own: who had the one before open closes it when it likes.
        let copy = try TemporaryFolder()
        try copy.write(folder.read("a"), to: "a")
        try copy.write(Array(folder.read("a-wal").prefix(logBytes)), to: "a-wal")
        return try await Accounts(.sqlite(copy.file("a")), configuration: .quick).userCount()
    }
}
