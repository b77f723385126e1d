/// Backups, while other programs read and write. Writes of this process wait meanwhile.
extension Database {
    /// Writes what is in the tables at this moment into a new file, which its owner alone may read, and reads it again to
    /// see that it is whole.
    ///
    /// The file is a database of SQLite, whichever this one is. It is there when it is complete, or not at all.
    ///
    /// - Returns: how many rows of each table are in it.
    package func backUp(to path: String, now: Int64) throws(BackupError) -> [TableCount] {
        let file = try NewFile(path)
        defer { file.remove() }
        let copied = try copy(to: file, now: now)
        let found = try? Backup(copyOf: file.temporaryPath, schemas, now: now).counts()
        guard found == copied else { throw .cannotWrite(path, reason: "it does not hold what was written") }
        try file.publish()
        return copied
    }

    /// What restoring a backup would do to each table.
    package func replacement(by path: String, now: Int64) throws(BackupError) -> [TableReplacement] {
        let backup = try Backup(copyOf: path, schemas, now: now)
        let new = try backup.counts()
        do throws(StorageError) {
            let present = try withConnection { (connection) throws(StorageError) in
                try connection.counts(of: backup.tables)
            }
            return zip(present, zip(new, backup.tables)).map { present, new in
                TableReplacement(present.table, present.rows, by: new.1.isPassing ? 0 : new.0.rows)
            }
        } catch {
            throw BackupError(error)
        }
    }

    /// Replaces all rows of all tables by those of a backup, or none of them if that fails. Numbers that have been given to
    /// rows are not given again.
    package func restore(from path: String, now: Int64) throws(BackupError) {
        let backup = try Backup(copyOf: path, schemas, now: now)
        try carryOut { (transaction) throws(BackupError) in
            do throws(StorageError) {
                try transaction.connection.replaceAll(by: backup)
            } catch {
                throw BackupError(error)
            }
            transaction.note(.everything)
        }
    }
}

extension Database {
    /// - Returns: how many rows of each table have been copied.
    private func copy(to file: NewFile, now: Int64) throws(BackupError) -> [TableCount] {
        let backup: Backup
        do throws(StorageError) {
            backup = try Backup(newFile: file.temporaryPath, schemas, now: now)
        } catch {
            throw .cannotWrite(file.path, reason: error.description)
        }
        do throws(StorageError) {
            return try withConnection { (connection) throws(StorageError) in
                try connection.execute(connection.dialect.beginSnapshot)
                defer { try? connection.execute("ROLLBACK") }
                try backup.connection.execute("BEGIN")
                for table in backup.tables where !table.isPassing {
                    try backup.connection.copy(table, from: connection)
                }
                try backup.connection.execute("COMMIT")
                return try connection.counts(of: backup.tables).map { count in
                    let isPassing = backup.tables.contains { $0.name == count.table && $0.isPassing }
                    return TableCount(count.table, isPassing ? 0 : count.rows)
                }
            }
        } catch {
            throw BackupError(error)
        }
    }
}

extension DatabaseConnection {
    /// Within a transaction.
    fileprivate func replaceAll(by backup: Backup) throws(StorageError) {
        if dialect == .postgreSQL {
            // Others go on reading, and wait with what they write.
            let names = backup.tables.map(\.quotedName).joined(separator: ", ")
            try execute("SET LOCAL statement_timeout = 0; LOCK TABLE \(names) IN EXCLUSIVE MODE")
        }
        for table in backup.tables.reversed() { try execute("DELETE FROM \(table.quotedName)") }
        for table in backup.tables where !table.isPassing { try copy(table, from: backup.connection) }
    }
}
