internal import CPostgres

/// The numbers of the types that go over the wire, from the server's `pg_type`.
enum PostgreSQLType {
    static let bytea: Oid = 17
    static let int8: Oid = 20
    static let int4: Oid = 23
    static let text: Oid = 25
}

/// Values in the server's binary form, one after the other, so that one pointer serves them all.
struct PostgreSQLParameters {
    /// Zero lets the server find out.
    private(set) var types: [Oid] = []

    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []
    private var lengths: [CInt] = []

    init(_ values: [SQLValue]) throws(StorageError) {
        for value in values { try append(value) }
        // So that there is an address even if all the values are empty: libpq takes none for NULL.
        bytes.append(0)
    }
}

extension PostgreSQLParameters {
    typealias Values = UnsafePointer<UnsafePointer<CChar>?>?

    /// Lends the values in the shape that `PQexecPrepared` asks for.
    func lend<Result>(
        _ body: (CInt, Values, UnsafePointer<CInt>?, UnsafePointer<CInt>?) -> Result
    ) -> Result {
        bytes.withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { characters in
                let values = offsets.map { offset in
                    offset.flatMap { characters.baseAddress?.advanced(by: $0) }
                }
                let formats = [CInt](repeating: 1, count: values.count)
                return body(CInt(truncatingIfNeeded: values.count), values, lengths, formats)
            }
        }
    }
}

extension PostgreSQLParameters {
    private mutating func append(_ value: SQLValue) throws(StorageError) {
        let start = bytes.count
        switch value {
        case .null: types.append(0)
        case .integer(let number):
            types.append(PostgreSQLType.int8)
            withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
        case .text(let text):
            types.append(PostgreSQLType.text)
            bytes.append(contentsOf: text.utf8)
        case .bytes(let value):
            types.append(PostgreSQLType.bytea)
            bytes.append(contentsOf: value)
        }
        guard let length = CInt(exactly: bytes.count - start) else { throw .failed("a value of gigabytes") }
        offsets.append(value == .null ? nil : start)
        lengths.append(length)
    }
}
