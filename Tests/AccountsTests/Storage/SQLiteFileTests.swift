import DatabaseTesting
import Glibc
import Testing

@testable import Accounts
@testable import Storage

@Suite("A SQLite file")
struct SQLiteFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("accounts.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func isMadeOnFirstStartForItsOwnerAlone() async throws {
        let accounts = try await Accounts(.sqlite(path), configuration: .quick)
        for name in ["accounts.sqlite", "accounts.sqlite-wal", "accounts.sqlite-shm"] {
            var status = stat()
            #expect(stat(folder.file(name), &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
        }
        #expect(try await accounts.userCount() == 0)
    }

    @Test func isOneFileWhenNobodyHasItOpen() async throws {
        _ = try await Accounts(.sqlite(path), configuration: .quick)
        #expect(folder.names == ["accounts.sqlite"])
    }

    @Test func isWrittenSafely() async throws {
        let accounts = try await Accounts(.sqlite(path), configuration: .quick)
        #expect(try await accounts.run(Statement("j", "PRAGMA journal_mode"), [])[0].text(0) == "wal")
        #expect(try await accounts.run(Statement("s", "PRAGMA synchronous"), [])[0].integer(0) == 2)
        #expect(try await accounts.run(Statement("f", "PRAGMA foreign_keys"), [])[0].integer(0) == 1)
    }

    @Test func mustBeADatabase() async throws {
        try folder.write(
            Array("Dear diary, today I learned what a file header is.".utf8), to: "accounts.sqlite")
        #expect(await reason() == "not a database")
        #expect(try folder.read("accounts.sqlite").starts(with: Array("Dear diary".utf8)))
    }

    @Test func thatIsDamagedIsNotOpened() async throws {
        _ = try await Accounts(.sqlite(path), configuration: .quick)
        var bytes = try folder.read("accounts.sqlite")
        for index in bytes.indices.dropFirst(100) { bytes[index] = 0xA5 }
        try folder.write(bytes, to: "accounts.sqlite")
        #expect(await reason() == "the file is damaged")
    }

    @Test func thatIsEmptyIsFilled() async throws {
        try folder.write([], to: "accounts.sqlite")
        #expect(try await Accounts(.sqlite(path), configuration: .quick).userCount() == 0)
    }

    @Test func ofAnotherProgramIsLeftAlone() async throws {
        try SQLiteConnection(path: path).execute("CREATE TABLE users (nickname TEXT)")
        #expect(await reason() == "table users already exists")
        let tables = try SQLiteConnection(path: path).run(
            Statement("tables", "SELECT name FROM sqlite_schema"), [])
        #expect(tables == [Row(values: [.text("users")])])
    }

    @Test func cannotBeAFolder() async throws {
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.sqlite(folder.path)) }
        #expect(error?.description == "cannot open database \(folder.path): not a file")
    }

    @Test func needsItsFolder() async throws {
        let path = folder.file("data/accounts.sqlite")
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.sqlite(path)) }
        #expect(error?.description == "cannot open database \(path): its folder does not exist")
    }

    @Test func cannotBeMadeWhereNothingMayBeWritten() async throws {
        // Root may write everywhere but in the kernel's own folders.
        let isRoot = geteuid() == 0
        let path = isRoot ? "/sys/accounts.sqlite" : path
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.sqlite(path)) }
        let text = try #require(error).description
        #expect(
            text == "cannot open database \(path): Permission denied"
                || text == "cannot open database \(path): Read-only file system")
    }

    @Test func thatAnotherProgramLocksIsWaitedForInVain() throws {
        let one = try SQLiteConnection(path: path)
        try one.execute("CREATE TABLE things (a BIGINT); BEGIN IMMEDIATE")
        let other = try SQLiteConnection(path: path)
        try other.execute("PRAGMA busy_timeout = 0")
        #expect(throws: StorageError.trouble(.busy, "another program keeps it locked")) {
            try other.execute("INSERT INTO things VALUES (1)")
        }
    }

    private func reason() async -> String? {
        let error = await errorOf { () throws(AccountsError) in try await Accounts(.sqlite(path)) }
        guard case .cannotOpen(path, let reason) = error else { return nil }
        return reason
    }
}
