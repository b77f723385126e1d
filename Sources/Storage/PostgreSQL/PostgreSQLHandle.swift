internal import CPostgres

/// libpq's own object for a connection, finished exactly once.
final class PostgreSQLHandle {
    let pointer: OpaquePointer

    /// Connects, and blocks until that has succeeded or not.
    init(address: String) throws(StorageError) {
        try Self.check(address)
        guard let pointer = pinion_pq_connect(address) else { throw .failed("out of memory") }
        self.pointer = pointer
        pinion_pq_silence(pointer)
        guard PQstatus(pointer) == CONNECTION_OK else { throw .trouble(.unreachable, reason) }
    }

    deinit {
        PQfinish(pointer)
    }
}

extension PostgreSQLHandle {
    /// What the last call complained about.
    var reason: String {
        let text = String(cString: PQerrorMessage(pointer)).onOneLine
        return text.isEmpty ? "the connection failed" : text
    }

    /// Whether the server has gone, as far as can be known without asking it.
    var isLost: Bool {
        PQstatus(pointer) != CONNECTION_OK
    }

    var isInTransaction: Bool {
        switch PQtransactionStatus(pointer) {
        case PQTRANS_INTRANS, PQTRANS_INERROR: true
        default: false
        }
    }

    func execute(_ script: String) throws(StorageError) {
        let result = try PostgreSQLResult(PQexec(pointer, script), from: self)
        if let failure = result.failure { throw failure }
    }

    /// What is readable when the server has said something.
    var socket: CInt { PQsocket(pointer) }

    /// What was notified of since this was last asked, without waiting for more.
    func notices() throws(StorageError) -> [String] {
        guard PQconsumeInput(pointer) == 1, !isLost else { throw .trouble(.unreachable, reason) }
        var notices: [String] = []
        while let notice = PQnotifies(pointer) {
            notices.append(String(cString: notice.pointee.extra))
            PQfreemem(notice)
        }
        return notices
    }

    /// Waits for the answer to the one statement that was sent.
    ///
    /// A server that goes away answers twice: why, and then by closing the connection. `PQexec` would
    /// return the second.
    func answer(isSent: CInt) -> OpaquePointer? {
        guard isSent == 1 else { return nil }
        let first = PQgetResult(pointer)
        while let more = PQgetResult(pointer) { PQclear(more) }
        return first
    }

    /// Takes in what the server has said since it was last asked: its farewell is read first, the end of
    /// the connection second.
    func noticeFarewell() {
        for _ in 0..<2 where PQconsumeInput(pointer) == 1 { _ = PQisBusy(pointer) }
    }
}

extension PostgreSQLHandle {
    /// libpq quotes the part of an address that it does not understand, which may be the password.
    private static func check(_ address: String) throws(StorageError) {
        guard let options = PQconninfoParse(address, nil) else {
            throw .failed("libpq does not understand the address (signs in a password are written %40)")
        }
        PQconninfoFree(options)
    }
}
