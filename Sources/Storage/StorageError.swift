/// What a database answers instead of rows, in words common to all of them.
package enum StorageError: Error, Hashable {
    /// A unique column has that value already.
    case duplicate

    /// The row that this one refers to is not there.
    case missingReference

    /// The database has a migration that this program has not.
    case newerSchema(found: Int64, known: Int64)

    /// Everything else, and in the driver's own words, which are for the log.
    case trouble(DatabaseTrouble, String)
}

extension StorageError {
    /// What nobody can do anything about but read it.
    package static func failed(_ reason: String) -> StorageError { .trouble(.failure, reason) }

    package var isPassing: Bool {
        if case .trouble(let trouble, _) = self { trouble.isPassing } else { false }
    }
}

extension StorageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .duplicate: "the value exists already"
        case .missingReference: "the row referred to does not exist"
        case .newerSchema(let found, let known): "schema \(found) is newer than \(known)"
        case .trouble(_, let reason): reason
        }
    }
}

extension String {
    /// The text in one line, as errors are written.
    var onOneLine: String {
        split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }
            .joined(separator: " ")
    }
}
