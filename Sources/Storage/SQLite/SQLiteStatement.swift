internal import CSQLite

/// A compiled statement, finalised exactly once.
final class SQLiteStatement {
    private let handle: SQLiteHandle
    private let pointer: OpaquePointer

    init(_ sql: String, on handle: SQLiteHandle) throws(StorageError) {
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(
            handle.pointer, sql, -1, CUnsignedInt(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK else { throw handle.failure }
        guard let pointer else { throw .failed("an empty statement") }
        self.handle = handle
        self.pointer = pointer
        try checkParameters()
    }

    deinit {
        sqlite3_finalize(pointer)
    }
}

extension SQLiteStatement {
    /// Whether it changes the file, or begins to.
    var isWriting: Bool { sqlite3_stmt_readonly(pointer) == 0 }

    func run(_ values: [SQLValue]) throws(StorageError) -> [Row] {
        var rows: [Row] = []
        try forEachRow(values) { rows.append($0) }
        return rows
    }

    /// Runs it, and has its rows one by one.
    func forEachRow(
        _ values: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        defer {
            // Ends the statement's transaction and lets go of the values.
            sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
        }
        try bind(values)
        while true {
            switch sqlite3_step(pointer) {
            case SQLITE_ROW: try body(try row())
            case SQLITE_DONE: return
            default: throw handle.failure
            }
        }
    }
}

extension SQLiteStatement {
    /// `$2` is only a name to SQLite, which counts parameters in the order it meets them.
    private func checkParameters() throws(StorageError) {
        for index in 0..<sqlite3_bind_parameter_count(pointer) {
            guard let name = sqlite3_bind_parameter_name(pointer, index + 1),
                String(cString: name) == "$\(index + 1)"
            else { throw .failed("parameter \(index + 1) is not called $\(index + 1)") }
        }
    }

    private func bind(_ values: [SQLValue]) throws(StorageError) {
        guard values.count == Int(sqlite3_bind_parameter_count(pointer)) else {
            throw .failed("\(values.count) values for another number of parameters")
        }
        var index: CInt = 0
        for value in values {
            index += 1
            guard bind(value, at: index) == SQLITE_OK else { throw handle.failure }
        }
    }

    private func bind(_ value: SQLValue, at index: CInt) -> CInt {
        switch value {
        case .null: return sqlite3_bind_null(pointer, index)
        case .integer(let number): return sqlite3_bind_int64(pointer, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    pinion_sqlite3_bind_text(pointer, index, $0.baseAddress, UInt64($0.count))
                }
            }
        case .bytes(let bytes):
            return bytes.withUnsafeBytes {
                pinion_sqlite3_bind_bytes(pointer, index, $0.baseAddress, UInt64($0.count))
            }
        }
    }

    private func row() throws(StorageError) -> Row {
        var values: [SQLValue] = []
        for column in 0..<sqlite3_column_count(pointer) { values.append(try value(column)) }
        return Row(values: values)
    }

    private func value(_ column: CInt) throws(StorageError) -> SQLValue {
        switch sqlite3_column_type(pointer, column) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
        case SQLITE_TEXT: .text(String(decoding: bytes(column), as: UTF8.self))
        case SQLITE_BLOB: .bytes(bytes(column))
        default: throw .failed("column \(column) has a type that is not used here")
        }
    }

    private func bytes(_ column: CInt) -> [UInt8] {
        // The pointer first: asking for it may convert the value, and with it the count.
        guard let start = sqlite3_column_blob(pointer, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column))))
    }
}
