/// Why a backup cannot be made, or is not taken, in one line for whoever has asked for it.
package enum BackupError: Error, Hashable, Sendable {
    /// There is a file already.
    case exists(String)

    /// The file cannot be written.
    case cannotWrite(String, reason: String)

    /// The file cannot be read, or is not a backup.
    case noBackup(String, reason: String)

    /// The file has other tables than this program has.
    case ofAnotherProgram(String, schemas: [String], known: [String])

    /// A newer program has made it: its schema is `found`, this one knows those up to `known`.
    case newer(String, found: Int64, known: Int64)

    /// The database failed.
    case storage(StorageError)
}

extension BackupError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exists(let path): "there is a file \(path) already"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .noBackup(let path, let reason): "cannot restore \(path): \(reason)"
        case .ofAnotherProgram(let path, let schemas, let known):
            "cannot restore \(path): it is of another program, with tables of \(Self.list(schemas)), "
                + "while this one has those of \(Self.list(known))"
        case .newer(let path, let found, let known):
            "cannot restore \(path): its schema has number \(found), this program knows up to \(known)"
        case .storage(let error): "the database failed: \(error)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "“\($0)”" }.joined(separator: " and ")
    }
}

extension BackupError: StorageFailure {
    package init(_ error: StorageError) {
        self = .storage(error)
    }

    package var storageError: StorageError? {
        if case .storage(let error) = self { error } else { nil }
    }
}
