/// One step of the schema's history. What has been published is never changed again; what is wrong in
/// it is put right by the next one.
struct Migration: Sendable {
    /// Counted from 1, without gaps.
    let number: Int64

    private let sqlite: String
    private let postgreSQL: String

    init(_ number: Int64, sqlite: String, postgreSQL: String) {
        self.number = number
        self.sqlite = sqlite
        self.postgreSQL = postgreSQL
    }

    /// A step that both databases spell alike.
    init(_ number: Int64, _ script: String) {
        self.init(number, sqlite: script, postgreSQL: script)
    }

    func script(for dialect: Dialect) -> String {
        switch dialect {
        case .sqlite: sqlite
        case .postgreSQL: postgreSQL
        }
    }
}

extension Migration {
    /// The whole history, oldest first.
    static let all = [usersAndSessions]
}
