extension DatabaseConnection {
    /// Adds all rows of a table in another database to the one here, which is empty.
    func copy(_ table: StoredTable, from other: any DatabaseConnection) throws(StorageError) {
        let names = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let places = table.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let overriding = dialect == .postgreSQL && table.counter != nil ? "OVERRIDING SYSTEM VALUE" : ""
        let insert = Statement(
            "copy_into_\(table.name)", isRepeatable: false,
            "INSERT INTO \(table.quotedName) (\(names)) \(overriding) VALUES (\(places))")
        let select = Statement("copy_from_\(table.name)", "SELECT \(names) FROM \(table.quotedName)")
        try other.forEachRow(of: select) { (row) throws(StorageError) in _ = try run(insert, row.values) }
        if let last = try other.lastNumber(in: table) { try setLastNumber(last, in: table) }
    }

    /// How many rows each of some tables has.
    func counts(of tables: [StoredTable]) throws(StorageError) -> [TableCount] {
        var counts: [TableCount] = []
        for table in tables {
            let count = Statement("count_\(table.name)", "SELECT count(*) FROM \(table.quotedName)")
            counts.append(TableCount(table.name, try run(count, []).first?.integer(0) ?? 0))
        }
        return counts
    }
}

extension DatabaseConnection {
    /// The last number that a table has given; nil if it gives none, or has not given any.
    private func lastNumber(in table: StoredTable) throws(StorageError) -> Int64? {
        guard let counter = table.counter else { return nil }
        switch dialect {
        case .sqlite: return try run(.lastNumber, [.text(table.name)]).first?.integer(0)
        case .postgreSQL:
            let name = try run(.sequence, [.text(table.quotedName), .text(counter)]).first?.text(0) ?? ""
            let statement = Statement(
                "last_number_\(table.name)", "SELECT CASE WHEN is_called THEN last_value END FROM \(name)")
            return try run(statement, []).first?.optionalInteger(0)
        }
    }

    /// Goes on after that number, so that none is given twice.
    private func setLastNumber(_ number: Int64, in table: StoredTable) throws(StorageError) {
        guard let counter = table.counter else { return }
        let last = max(number, try lastNumber(in: table) ?? 0)
        switch dialect {
        case .sqlite:
            _ = try run(.forgetLastNumber, [.text(table.name)])
            _ = try run(.setLastNumber, [.text(table.name), .integer(last)])
        case .postgreSQL:
            guard last < .max else { throw .failed("the numbers of “\(table.name)” are used up") }
            try execute(
                "ALTER TABLE \(table.quotedName) ALTER COLUMN \"\(counter)\" RESTART WITH \(last + 1)")
        }
    }
}

extension Statement {
    /// table → number. SQLite alone has it, and the next two.
    fileprivate static let lastNumber = Statement(
        "last_number", "SELECT seq FROM sqlite_sequence WHERE name = $1")

    /// table
    fileprivate static let forgetLastNumber = Statement(
        "forget_last_number", "DELETE FROM sqlite_sequence WHERE name = $1")

    /// table, number
    fileprivate static let setLastNumber = Statement(
        "set_last_number", "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)")

    /// table, column → name of what counts. PostgreSQL alone has it.
    fileprivate static let sequence = Statement("sequence", "SELECT pg_get_serial_sequence($1, $2)")
}
