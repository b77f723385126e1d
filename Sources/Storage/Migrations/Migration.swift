/// One step in the history of a ``Schema``. A published one is never changed; what is wrong in it is put right by the
/// next one.
package struct Migration: Sendable {
    /// Counted from 1, without gaps.
    let number: Int64

    /// The number of the step in which this was done when all tables had one history; nil for a later step.
    let formerNumber: Int64?

    private let sqlite: String
    private let postgreSQL: String
    private let fill: Fill

    /// - Parameters:
    ///   - number: its place in the history.
    ///   - formerly: its place when all tables had one history, if it is as old as that.
    ///   - fill: what comes after the script and cannot be said in SQL.
    package init(
        _ number: Int64, formerly formerNumber: Int64? = nil, sqlite: String, postgreSQL: String,
        fill: @escaping Fill = { _ in }
    ) {
        self.number = number
        self.formerNumber = formerNumber
        self.sqlite = sqlite
        self.postgreSQL = postgreSQL
        self.fill = fill
    }

    /// A step that both databases spell alike.
    package init(_ number: Int64, formerly formerNumber: Int64? = nil, _ script: String) {
        self.init(number, formerly: formerNumber, sqlite: script, postgreSQL: script)
    }
}

extension Migration {
    package typealias Fill = @Sendable (any DatabaseConnection) throws(StorageError) -> Void

    func apply(to connection: any DatabaseConnection) throws(StorageError) {
        switch connection.dialect {
        case .sqlite: try connection.execute(sqlite)
        case .postgreSQL: try connection.execute(postgreSQL)
        }
        try fill(connection)
    }
}
