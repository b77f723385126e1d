import CGnuTLS

/// One connection's state of TLS, on a socket that somebody else closes. Used on one thread at a time.
final class TLSSession {
    private let handle: OpaquePointer
    /// Lives as long as the session does, whatever the server's is by then.
    private let certificate: Certificate

    /// What came of a step.
    enum Outcome: Equatable {
        case done(Int)
        /// The socket is to be waited for.
        case wait
        /// The other side says nothing more.
        case ended
        case failed
    }

    /// - Returns: nil if there is no memory.
    init?(socket: Int32, certificate: Certificate, isServer: Bool = true) {
        guard
            let handle = pinion_tls_session(
                socket, isServer ? 1 : 0, certificate.credentials, certificate.priorities)
        else { return nil }
        self.handle = handle
        self.certificate = certificate
    }

    deinit { gnutls_deinit(handle) }
}

extension TLSSession {
    /// Agrees on the keys. What is wrong with the other side's words it is told.
    func shakeHands() -> Outcome {
        let status = gnutls_handshake(handle)
        let outcome = outcome(status)
        if outcome == .failed { gnutls_alert_send_appropriate(handle, status) }
        return outcome
    }

    /// Reads what the other side has said, at most one record.
    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        let count = gnutls_record_recv(handle, buffer.baseAddress, buffer.count)
        if count == 0 || count == Int(GNUTLS_E_PREMATURE_TERMINATION) { return .ended }
        return count > 0 ? .done(count) : outcome(Int32(clamping: count))
    }

    /// Whether bytes are here that the socket knows nothing of any more.
    var hasPending: Bool { gnutls_record_check_pending(handle) > 0 }

    /// How many bytes one record takes.
    var recordSize: Int { max(1, Int(gnutls_record_get_max_size(handle))) }

    /// Sends one record at most. After ``Outcome/wait`` it is sent by ``flush()``, which says how many bytes it has.
    func send(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        let count = gnutls_record_send(handle, bytes.baseAddress, bytes.count)
        return count >= 0 ? .done(count) : outcome(Int32(clamping: count))
    }

    func flush() -> Outcome {
        let count = gnutls_record_send(handle, nil, 0)
        return count >= 0 ? .done(count) : outcome(Int32(clamping: count))
    }

    /// Says that nothing more is sent.
    func sayGoodbye() -> Outcome { outcome(pinion_tls_bye(handle)) }

    /// Whether what waits waits for room.
    var wantsToSend: Bool { gnutls_record_get_direction(handle) == 1 }

    private func outcome(_ status: Int32) -> Outcome {
        switch status {
        case 0...: .done(Int(status))
        case GNUTLS_E_AGAIN, GNUTLS_E_INTERRUPTED: .wait
        // Keys are agreed on once.
        case GNUTLS_E_REHANDSHAKE: .failed
        default: gnutls_error_is_fatal(status) == 0 ? .wait : .failed
        }
    }
}
