import DatabaseTesting
import Glibc
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

@Suite("A writer that is killed")
struct KilledWriterTests {
    /// A hundred times, at moments that are anywhere: while it opens the database, between two writes,
    /// within one.
    @Test func leavesEachWriteDoneOrNotBegun() async throws {
        let path = try TemporaryFolder().file("accounts.sqlite")
        try await prepare(path)
        var chance = Chance(seed: 1815)
        var done = 0
        var longest = 30_000
        for _ in 0..<100 {
            let writer = Writer(path: path, start: done, life: chance.number(below: longest))
            let result = try await #require(
                processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
            ) { [writer = writer as Writer] in
                try await writer.run()
            }
            let said = String(decoding: result.standardOutputContent, as: UTF8.self)
                .split(separator: "\n").compactMap { Int($0) }
            let answered = said.last.map { $0 + 1 } ?? done
            let found = try await Snapshot(path)
            // Where a life is too short to write anything, because the machine is busy or a sanitizer looks on,
            // the next ones are longer.
            if answered == done { longest += 3_000 }
            // One more may have been finished whose answer was not heard.
            done = try #require([answered, answered + 1].first { Snapshot(after: $0) == found })
        }
        // Seen: 230, which is two or three writes a life.
        #expect(done > 20)
    }

    @Test func leavesTheSampleDataWholeOrNotThere() async throws {
        var chance = Chance(seed: 1815)
        for _ in 0..<10 {
            let path = try TemporaryFolder().file("accounts.sqlite")
            let writer = Writer(path: path, start: 0, life: chance.number(below: 120_000))
            try await #require(processExitsWith: .signal(SIGKILL)) { [writer = writer as Writer] in
                try await writer.fill()
            }
            let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
            let counts = Statement(
                "counts", "SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM articles)")
            let row = try await accounts.run(counts, [])[0]
            #expect([[.integer(0), .integer(0)], [.integer(200), .integer(66)]].contains(row.values))
        }
    }
}

extension KilledWriterTests {
    private func prepare(_ path: String) async throws {
        let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
        try await accounts.createUser(name: "ada", password: "difference engine")
    }
}

/// Everything that the writer writes.
private struct Snapshot: Equatable {
    var users: Int64 = 0
    var words: Int64 = 0
    var ada: Person
    var articles: Int64 = 0
    var photo: [UInt8]?

    /// What is there once so many steps were made.
    init(after steps: Int) {
        func made(_ kind: Int) -> Int { (steps + 4 - kind) / 5 }
        ada = Person(id: Writer.ada, name: "ada", followingCount: made(2))
        users = Int64(1 + made(0))
        words = Int64(1 + 2 * made(0) + (made(1) > 0 ? 2 : 0))
        if made(1) > 0 {
            ada.displayName = "Round \(made(1) - 1)"
            ada.email = "\(made(1) - 1)@example.org"
            ada.theme = "round-\(made(1) - 1)"
        }
        articles = Int64(made(3))
        photo = made(4) > 0 ? Writer.photo(made(4) - 1) : nil
    }

    /// What is there.
    init(_ path: String) async throws {
        let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
        let check = try await accounts.run(Statement("check", "PRAGMA integrity_check"), [])
        #expect(check.map(\.values) == [[.text("ok")]])
        let counts = Statement(
            "counts",
            """
            SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM user_words),
                (SELECT count(*) FROM articles)
            """)
        let row = try await accounts.run(counts, [])[0]
        let found = try #require(await accounts.person(Writer.ada))
        users = try row.integer(0)
        words = try row.integer(1)
        articles = try row.integer(2)
        ada = Person(
            id: found.id, name: found.name, displayName: found.displayName, email: found.email,
            theme: found.theme, followingCount: found.followingCount)
        let photo = try await accounts.photo(of: Writer.ada)
        self.photo = photo?.bytes
        #expect(photo?.etag == found.photoETag)
    }
}
