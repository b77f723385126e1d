/// One open connection to a database, whatever its make. It blocks, and belongs to one thread at a time.
package protocol DatabaseConnection: AnyObject {
    var dialect: Dialect { get }

    /// Runs statements without parameters or answers, as migrations are written.
    func execute(_ script: String) throws(StorageError)

    /// Runs a prepared statement; all of its rows.
    func run(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row]
}
