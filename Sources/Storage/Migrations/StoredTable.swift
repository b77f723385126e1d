/// A table as the migrations leave it, on either database.
package struct StoredTable: Hashable, Sendable {
    package let name: String

    let columns: [String]

    /// The column whose numbers are counted up and given once only, if there is one.
    let counter: String?

    /// Whether its rows are for the day: they are in no backup.
    let isPassing: Bool
}

extension StoredTable {
    /// The tables of some schemas; each one after those that it refers to.
    static func all(of schemas: [Schema]) throws(StorageError) -> [StoredTable] {
        let connection = try SQLiteConnection(path: ":memory:")
        try Migrator(schemas: schemas).bringUpToDate(connection, now: 0)
        let passing = schemas.reduce(into: Set()) { $0.formUnion($1.passingTables) }
        var rest: [(table: StoredTable, references: Set<String>)] = []
        for row in try connection.run(.tables, []) {
            let table = try StoredTable(row, on: connection, passing: passing)
            rest.append((table, try table.references(on: connection)))
        }
        var tables: [StoredTable] = []
        while !rest.isEmpty {
            let waiting = Set(rest.map(\.table.name))
            guard let next = rest.firstIndex(where: { $0.references.isDisjoint(with: waiting) }) else {
                throw .failed("tables refer to one another in a circle")
            }
            tables.append(rest.remove(at: next).table)
        }
        return tables
    }

    /// The name, as it stands in SQL.
    var quotedName: String { "\"\(name)\"" }
}

extension StoredTable {
    private init(
        _ row: Row, on connection: SQLiteConnection, passing: Set<String>
    ) throws(StorageError) {
        name = try row.text(0)
        isPassing = passing.contains(name)
        var columns: [String] = []
        var counter: String?
        for column in try connection.run(.columns, [.text(name)]) {
            columns.append(try column.text(0))
            if try row.integer(1) == 1, try column.integer(1) == 1 { counter = try column.text(0) }
        }
        self.columns = columns
        self.counter = counter
    }

    /// The other tables that it refers to.
    private func references(on connection: SQLiteConnection) throws(StorageError) -> Set<String> {
        var names: Set<String> = []
        for row in try connection.run(.references, [.text(name)]) { names.insert(try row.text(0)) }
        return names.subtracting([name])
    }
}

extension Statement {
    /// → table, whether it counts
    fileprivate static let tables = Statement(
        "tables",
        """
        SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema
        WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT IN ('migrations', 'schema_steps')
        ORDER BY rowid
        """)

    /// table → column, whether it is the key or the first one of it
    fileprivate static let columns = Statement("columns", "SELECT name, pk FROM pragma_table_info($1)")

    /// table → table
    fileprivate static let references = Statement(
        "references", "SELECT \"table\" FROM pragma_foreign_key_list($1)")
}
