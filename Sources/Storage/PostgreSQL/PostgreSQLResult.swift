internal import CPostgres

/// libpq's own object for an answer, cleared exactly once.
struct PostgreSQLResult: ~Copyable {
    private let pointer: OpaquePointer

    /// - Parameter pointer: `nil` stands for "out of memory" or "the connection is gone" in libpq.
    init(_ pointer: OpaquePointer?, from handle: PostgreSQLHandle) throws(StorageError) {
        guard let pointer else { throw .trouble(.unreachable, handle.reason) }
        self.pointer = pointer
    }

    deinit {
        PQclear(pointer)
    }
}

extension PostgreSQLResult {
    /// What is wrong, if anything.
    var failure: StorageError? {
        switch PQresultStatus(pointer) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return nil
        default: break
        }
        switch field(sqlState) {
        case "23505": return .duplicate
        case "23503": return .missingReference
        case let code:
            // The primary message alone: the details quote values.
            let message = field(primaryMessage)
            return .trouble(DatabaseTrouble(sqlState: code), message.isEmpty ? everything : message)
        }
    }

    /// Whether the server says that it goes away, which undoes what it was doing.
    var isFarewell: Bool {
        ["57P01", "57P02", "57P03"].contains(field(sqlState))
    }

    func rows() throws(StorageError) -> [Row] {
        let columns = PQnfields(pointer)
        var rows: [Row] = []
        for row in 0..<PQntuples(pointer) {
            var values: [SQLValue] = []
            for column in 0..<columns { values.append(try value(row, column)) }
            rows.append(Row(values: values))
        }
        return rows
    }
}

extension PostgreSQLResult {
    private func field(_ code: Unicode.Scalar) -> String {
        guard let text = PQresultErrorField(pointer, CInt(code.value)) else { return "" }
        return String(cString: text).onOneLine
    }

    private var everything: String {
        String(cString: PQresultErrorMessage(pointer)).onOneLine
    }

    private func value(_ row: CInt, _ column: CInt) throws(StorageError) -> SQLValue {
        guard PQgetisnull(pointer, row, column) == 0 else { return .null }
        let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(pointer, row, column), count: Int(PQgetlength(pointer, row, column)))
        return switch PQftype(pointer, column) {
        case PostgreSQLType.int8, PostgreSQLType.int4: .integer(bytes.bigEndianInteger)
        case PostgreSQLType.text: .text(String(decoding: bytes, as: UTF8.self))
        case PostgreSQLType.bytea: .bytes(Array(bytes))
        default: throw .failed("column \(column) has a type that is not used here")
        }
    }
}

// PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY are characters, which Swift does not import.
private let sqlState: Unicode.Scalar = "C"
private let primaryMessage: Unicode.Scalar = "M"

extension UnsafeRawBufferPointer {
    fileprivate var bigEndianInteger: Int64 {
        let isNegative = (first ?? 0) >= 0x80
        return reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
