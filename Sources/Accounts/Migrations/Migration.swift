/// One step of the schema's history. What has been published is never changed again; what is wrong in
/// it is put right by the next one.
struct Migration: Sendable {
    /// Counted from 1, without gaps.
    let number: Int64

    private let sqlite: String
    private let postgreSQL: String
    private let fill: Fill

    /// - Parameter fill: what comes after the script, of the kind that SQL cannot do.
    init(_ number: Int64, sqlite: String, postgreSQL: String, fill: @escaping Fill = { _ in }) {
        self.number = number
        self.sqlite = sqlite
        self.postgreSQL = postgreSQL
        self.fill = fill
    }

    /// A step that both databases spell alike.
    init(_ number: Int64, _ script: String) {
        self.init(number, sqlite: script, postgreSQL: script)
    }

    func apply(to connection: any DatabaseConnection) throws(StorageError) {
        switch connection.dialect {
        case .sqlite: try connection.execute(sqlite)
        case .postgreSQL: try connection.execute(postgreSQL)
        }
        try fill(connection)
    }
}

extension Migration {
    typealias Fill = @Sendable (any DatabaseConnection) throws(StorageError) -> Void
}

extension Migration {
    /// The whole history, oldest first.
    static let all = [usersAndSessions, people, follows, articles, photos, secrets, uploadsAway]
}
