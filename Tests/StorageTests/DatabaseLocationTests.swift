import DatabaseTesting
import Testing

@testable import Storage

@Suite("DatabaseLocation")
struct DatabaseLocationTests {
    @Test(arguments: [
        ("pinion.sqlite", "pinion.sqlite"), ("/data/p.sqlite", "/data/p.sqlite"), ("./a:b", "./a:b"),
        ("sqlite:pinion.sqlite", "pinion.sqlite"), ("sqlite:/data/p", "/data/p"),
        ("sqlite:///data/p", "/data/p"), ("SQLite:p", "p"), (":memory:", ":memory:"),
        ("sqlite::memory:", ":memory:"),
        ("sqlite:a b?c%20d", "a b?c%20d"),
    ])
    func aPathIsAFile(_ text: String, _ path: String) throws {
        #expect(try DatabaseLocation(text) == .sqlite(path))
    }

    @Test(arguments: [
        "postgres://ada@db:5432/pinion", "postgresql://db", "postgres://", "postgres:///p?host=/run",
    ])
    func anAddressIsAServer(_ text: String) throws {
        #expect(try DatabaseLocation(text) == .postgres(text))
    }

    @Test(arguments: [
        ("", "it is empty"), ("a\u{0}b", "it contains a NUL"),
        ("mysql://db/p", "“mysql:” is no kind of database known here (sqlite:, postgres://)"),
        ("file:x.sqlite", "“file:” is no kind of database known here (sqlite:, postgres://)"),
        ("sqlite:", "after sqlite: follows the path of a file"),
        ("sqlite://data/p", "after sqlite:// follows an absolute path (sqlite:///data/pinion.sqlite)"),
        ("postgres:db", "after postgres: follows //host/database"),
        ("postgres://ada:100%@db", "a percent sign in a postgres:// address is written %25"),
    ])
    func whatIsNoneIsRefusedWithItsReason(_ text: String, _ reason: String) async {
        let error = await errorOf { () throws(BadDatabaseLocation) in try DatabaseLocation(text) }
        #expect(error?.reason == reason)
        #expect(error?.description == "cannot understand the database address: \(reason)")
    }

    @Test(arguments: [
        ("postgres://ada:secret@db:5432/p", "postgres://ada@db:5432/p"),
        ("postgres://ada:se/cr@et@db/p?sslmode=require", "postgres://ada@db/p"),
        ("postgres://db/p?user=ada&password=secret", "postgres://db/p"),
        ("postgres://db/p?password=secr@et", "postgres://…"),
        ("postgres://ada:se?cr@db/p", "postgres://…"),
    ])
    func aPasswordIsNeverShown(_ address: String, _ shown: String) throws {
        let location = try DatabaseLocation(address)
        #expect(location.description == shown)
        #expect(String(reflecting: location) == shown)
        var dumped = ""
        dump(location, to: &dumped)
        #expect(!dumped.contains("secr") && !dumped.contains("se/cr") && !dumped.contains("se?cr"))
    }
}
