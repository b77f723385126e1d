/// What a database answers instead of rows, in words common to all of them.
enum StorageError: Error, Hashable {
    /// A unique column has that value already.
    case duplicate

    /// The row that this one refers to is not there.
    case missingReference

    /// The database has a migration that this program has not.
    case newerSchema(found: Int64, known: Int64)

    /// Everything that nobody can do anything about but read it.
    case failed(String)
}

extension StorageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .duplicate: "the value exists already"
        case .missingReference: "the row referred to does not exist"
        case .newerSchema(let found, let known): "schema \(found) is newer than \(known)"
        case .failed(let reason): reason
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
