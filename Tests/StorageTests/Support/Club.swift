@testable import Storage

extension Statement {
    /// name, number, picture, note → id
    static let addMember = Statement(
        "add_member",
        "INSERT INTO members (name, number, picture, note) VALUES ($1, $2, $3, $4) RETURNING id")

    /// hash, member
    static let addBadge = Statement("add_badge", "INSERT INTO badges (hash, member) VALUES ($1, $2)")
}

/// Fills every table of the club with what is not easy to keep. A member with number 5 is gone again.
func fill(_ club: Database) async throws {
    let members: [[SQLValue]] = [
        [.text("Zoë 👩‍🚀 ' \" $1 ;--"), .integer(.max), .bytes(Array(0...255)), .text("")],
        [.text("Ada"), .integer(.min), .null, .null],
        [.text("gone"), .null, .null, .null],
        [.text(""), .null, .bytes([]), .text("a\nb")],
        [.text("gone, too"), .null, .null, .null],
    ]
    for member in members { _ = try await club.run(.addMember, member) }
    for (number, sql) in [
        "DELETE FROM members WHERE id IN (3, 5)", "INSERT INTO friends (one, other) VALUES (1, 4)",
        "INSERT INTO visits (member) VALUES (1)",
    ].enumerated() {
        _ = try await club.run(Statement("fill_\(number)", sql))
    }
    _ = try await club.run(.addBadge, [.bytes([0, 255, 7]), .integer(2)])
}

/// Adds a member; returns the id.
@discardableResult
func add(_ name: String, to club: Database) async throws -> Int64 {
    try await club.run(.addMember, [.text(name), .integer(5), .null, .null])[0].integer(0)
}

/// All columns of all members.
func members(of club: Database) async throws -> [[SQLValue]] {
    try await club.run(
        Statement("members", "SELECT id, name, number, picture, note FROM members ORDER BY id")
    ).map(\.values)
}

/// All columns of all rows of a table.
func rows(_ table: String, of club: Database) async throws -> [[SQLValue]] {
    try await club.run(Statement("rows_\(table)", "SELECT * FROM \(table)")).map(\.values)
}

/// Why something about a backup is refused, if it is.
func refusal<Result>(_ body: () async throws -> Result) async -> BackupError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? BackupError
    }
}
