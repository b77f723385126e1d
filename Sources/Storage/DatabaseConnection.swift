/// One open connection to a database, whatever its make. It blocks, and belongs to one thread at a time.
package protocol DatabaseConnection: AnyObject {
    var dialect: Dialect { get }

    /// Runs statements without parameters or answers, as migrations are written.
    func execute(_ script: String) throws(StorageError)

    /// Runs a prepared statement; all of its rows.
    func run(_ statement: Statement, _ values: [SQLValue]) throws(StorageError) -> [Row]

    /// Runs a statement of an open transaction, and has its rows one by one, so that they need not fit into the memory.
    func forEachRow(
        of statement: Statement, _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError)

    /// Writes something and takes it back.
    ///
    /// - Throws: what would keep a change of one of the tables from being stored.
    func tryWriting(_ tables: [StoredTable]) throws(StorageError)
}
