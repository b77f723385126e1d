/// One row of an answer. A column that is missing or of another kind is an error, not a trap: the file
/// may have been edited by hand.
package struct Row: Hashable, Sendable {
    package let values: [SQLValue]

    package func integer(_ column: Int) throws(StorageError) -> Int64 {
        guard values.indices.contains(column), case .integer(let value) = values[column] else {
            throw .failed("column \(column) should be a number")
        }
        return value
    }

    package func text(_ column: Int) throws(StorageError) -> String {
        guard values.indices.contains(column), case .text(let value) = values[column] else {
            throw .failed("column \(column) should be text")
        }
        return value
    }

    package func bytes(_ column: Int) throws(StorageError) -> [UInt8] {
        guard values.indices.contains(column), case .bytes(let value) = values[column] else {
            throw .failed("column \(column) should be bytes")
        }
        return value
    }

    package func optionalInteger(_ column: Int) throws(StorageError) -> Int64? {
        if values.indices.contains(column), values[column] == .null { return nil }
        return try integer(column)
    }

    package func optionalText(_ column: Int) throws(StorageError) -> String? {
        if values.indices.contains(column), values[column] == .null { return nil }
        return try text(column)
    }
}
