import Glibc

/// A connection of TLS: what its client says goes on, deciphered, to a socket of this process, and what is written there
/// goes enciphered to the client. Whoever reads that socket need know nothing of TLS, streams included.
///
/// Either side may end before the other. Used on one thread only.
final class Relay {
    let network: Int32
    let inner: Int32
    private let session: TLSSession
    private let traffic: Traffic
    private var phase = Phase.silent
    /// What the inner socket has had no room for.
    private var received: [UInt8] = []
    private var hasReceivedAll = false
    /// What is on its way into a record that the network has no room for.
    private var unsent: [UInt8] = []
    private var isSayingGoodbye = false
    private(set) var hasSentAll = false
    /// Whether whoever reads the inner socket is gone.
    private(set) var isAlone = false
    private var discarded = 0

    private enum Phase {
        case silent, shakingHands, open
    }

    /// How many records go either way before others have their turn.
    private static let turn = 4
    private static let maximumDiscarded = 8 << 20

    init(network: Int32, inner: Int32, session: TLSSession, traffic: Traffic) {
        self.network = network
        self.inner = inner
        self.session = session
        self.traffic = traffic
    }
}

extension Relay {
    /// Does what can be done now.
    ///
    /// - Parameter buffer: room for a record.
    /// - Returns: whether the connection goes on.
    func work(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        if phase == .silent, !greet() { return false }
        if phase == .shakingHands {
            switch session.shakeHands() {
            case .done: phase = .open
            case .wait: break
            case .ended, .failed: return false
            }
        }
        guard phase == .open else { return !isAlone }
        return receive(buffer) && send(buffer) && !(hasReceivedAll && hasSentAll)
    }

    /// The other end of the inner socket was closed: what lies there is still sent.
    func leaveAlone() { isAlone = true }

    /// What has to be waited for at the network.
    var networkEvents: UInt32 {
        guard phase == .open else {
            return phase == .shakingHands && session.wantsToSend ? Epoll.writable : Epoll.readable
        }
        let reads = !hasReceivedAll && received.isEmpty
        let writes = !unsent.isEmpty || isSayingGoodbye && !hasSentAll
        return (reads ? Epoll.readable : 0) | (writes ? Epoll.writable : 0)
    }

    /// What has to be waited for at the inner socket.
    var innerEvents: UInt32 {
        guard phase == .open else { return 0 }
        let reads = !isSayingGoodbye && unsent.isEmpty
        return (reads ? Epoll.readable : 0) | (received.isEmpty ? 0 : Epoll.writable)
    }

    func close() {
        Glibc.close(network)
        Glibc.close(inner)
    }
}

extension Relay {
    /// Looks whether the first byte is one of TLS. Who speaks HTTP without it is told so, in those words.
    private func greet() -> Bool {
        var first: UInt8 = 0
        let count = recv(network, &first, 1, Socket.dontWait | Socket.peek)
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        guard count == 1 else { return false }
        phase = .shakingHands
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return true }
        LastWords.say(
            ProblemDocument(status: .badRequest, detail: "This port speaks HTTPS: ask with https://.").json,
            on: network)
        Socket.endSending(network)
        // Bytes that are left unread would have the answer taken back.
        for _ in 0..<16 where Socket.discard(network) ?? 0 == 0 { break }
        return false
    }

    private func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        var records = 0
        while !hasReceivedAll, records < Self.turn || session.hasPending {
            guard deliver() else { return true }
            records += 1
            switch session.receive(into: buffer) {
            case .done(let count):
                traffic.noteReceived(count)
                guard pass(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return false }
            case .wait: return true
            case .ended: hasReceivedAll = true
            case .failed: return false
            }
        }
        if deliver(), hasReceivedAll, !isAlone { Socket.endSending(inner) }
        return true
    }

    /// Passes on what has come; false if far too much has come for nobody.
    private func pass(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let sent = isAlone ? -1 : Socket.send(inner, bytes)
        guard sent >= 0 else {
            discarded += bytes.count
            return discarded <= Self.maximumDiscarded
        }
        if sent < bytes.count { received = Array(bytes[sent...]) }
        return true
    }

    /// Passes on what there was no room for; false if there is none still.
    private func deliver() -> Bool {
        guard !received.isEmpty else { return true }
        let sent = isAlone ? -1 : received.withUnsafeBytes { Socket.send(inner, $0) }
        if sent < 0 || sent == received.count {
            received = []
        } else {
            received.removeFirst(sent)
        }
        return received.isEmpty
    }

    private func send(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        guard !hasSentAll else { return true }
        var records = 0
        // Nobody tells of what a socket holds whose other end is closed.
        while records < Self.turn || isAlone {
            records += 1
            if !unsent.isEmpty {
                switch session.flush() {
                case .done(let count): unsent.removeFirst(min(count, unsent.count))
                case .wait: return true
                case .ended, .failed: return false
                }
                // A record may have taken a part of it only.
                let rest = unsent
                unsent = []
                guard rest.withUnsafeBytes(encipher) else { return false }
            } else if isSayingGoodbye {
                guard session.sayGoodbye() != .wait else { return true }
                Socket.endSending(network)
                hasSentAll = true
                return true
            } else {
                let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(session.recordSize))
                guard let count = traffic.take(from: inner, into: room) else { return true }
                isSayingGoodbye = count == 0
                guard encipher(UnsafeRawBufferPointer(rebasing: room[..<count])) else { return false }
            }
        }
        return true
    }

    /// Sends bytes, and keeps what there is no room for; false if they cannot be sent.
    private func encipher(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            switch session.send(rest) {
            case .done(let count): rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(1, count)))
            case .wait:
                unsent = Array(rest)
                return true
            case .ended, .failed: return false
            }
        }
        return true
    }
}
