/// One row of an answer. A column that is missing or of another kind is an error, not a trap: the file
/// may have been edited by hand.
struct Row: Hashable, Sendable {
    let values: [SQLValue]

    func integer(_ column: Int) throws(StorageError) -> Int64 {
        guard values.indices.contains(column), case .integer(let value) = values[column] else {
            throw .failed("column \(column) should be a number")
        }
        return value
    }

    func text(_ column: Int) throws(StorageError) -> String {
        guard values.indices.contains(column), case .text(let value) = values[column] else {
            throw .failed("column \(column) should be text")
        }
        return value
    }

    func bytes(_ column: Int) throws(StorageError) -> [UInt8] {
        guard values.indices.contains(column), case .bytes(let value) = values[column] else {
            throw .failed("column \(column) should be bytes")
        }
        return value
    }

    func optionalText(_ column: Int) throws(StorageError) -> String? {
        if values.indices.contains(column), values[column] == .null { return nil }
        return try text(column)
    }
}

extension Row {
    /// The user in the first three columns: number, name, created.
    func user() throws(StorageError) -> User {
        User(id: User.ID(rawValue: try integer(0)), name: try text(1), created: try integer(2))
    }
}
