import CMicrohttpd
import Synchronization

/// What one thread does: it accepts connections, lets libmicrohttpd read and send, and sleeps when there is nothing to do.
///
/// A connection whose answer is ready is not resumed by whoever answered: that would wake this thread for each one,
/// which takes turns with the answering thread where both share a core. It is noted here, and the bell is rung once
/// for as many as there are.
final class SendingLoop: Sendable {
    let core: ServerCore
    /// What enciphers and deciphers, where TLS is spoken.
    private let relays: RelayLoop?
    private let epoll: Epoll
    private let state = Mutex(State())

    private struct State {
        /// Connections that are suspended, and are not to be any more.
        var ready: [Connection] = []
        /// What comes and goes on sockets of relays that libmicrohttpd has not told of yet.
        var traffic: [Int32: Traffic] = [:]
        var isStopping = false
    }

    init(core: ServerCore, relays: RelayLoop?) throws(ServerError) {
        self.core = core
        self.relays = relays
        epoll = try Epoll()
    }
}

extension SendingLoop {
    /// Notes a connection that is to be resumed.
    ///
    /// - Returns: whether the bell has to be rung for it.
    func note(_ connection: Connection) -> Bool {
        state.withLock { state in
            state.ready.append(connection)
            return state.ready.count == 1
        }
    }

    func ring() { epoll.ring() }

    /// Whether the connections are of TLS.
    var isSecure: Bool { relays != nil }

    /// The socket on which a client is met that has come on another one; nil if that one had to be closed.
    func relay(_ socket: Int32) -> Int32? {
        guard let relays else { return socket }
        guard let (socket, traffic) = relays.take(socket) else { return nil }
        state.withLock { $0.traffic[socket] = traffic }
        return socket
    }

    /// What comes and goes on the socket of a connection, which begins with that; nil where the socket counts by itself.
    func takeTraffic(on socket: Int32) -> Traffic? {
        state.withLock { $0.traffic.removeValue(forKey: socket) }
    }

    /// Has ``run(_:)`` return soon.
    func stop() {
        state.withLock { $0.isStopping = true }
        ring()
    }

    /// The body of the thread.
    ///
    /// - Parameter listener: the socket that it accepts connections on; closed at the end.
    func run(_ daemon: OpaquePointer, listeningOn listener: Int32) {
        var acceptor = Acceptor(listener: listener, loop: self)
        epoll.watch(pinion_mhd_epoll_set(daemon), as: 0, for: Epoll.readable, isNew: true)
        acceptor.begin(as: 1, in: epoll)
        while !resumeReady() {
            MHD_run(daemon)
            var somebodyWaits = false
            let time = min(Self.timeUntilWork(of: daemon) ?? .max, acceptor.timeUntilWork ?? .max)
            epoll.wait(milliseconds: time == .max ? -1 : time) { ticket, _ in
                if ticket == 1 { somebodyWaits = true }
            }
            if somebodyWaits { acceptor.accept(into: daemon, epoll) }
            acceptor.resume(now: .now, as: 1, in: epoll)
        }
        acceptor.close()
    }

    /// Resumes what has been noted; says whether the loop is to end.
    @discardableResult
    func resumeReady() -> Bool {
        let (ready, isStopping) = state.withLock { state in
            let ready = state.ready
            state.ready.removeAll(keepingCapacity: ready.count <= 1024)
            return (ready, state.isStopping)
        }
        for connection in ready { connection.resume() }
        return isStopping
    }

    func close() { epoll.close() }

    /// In milliseconds; nil if there is no work.
    private static func timeUntilWork(of daemon: OpaquePointer) -> Int32? {
        var milliseconds: UInt64 = 0
        return MHD_get_timeout(daemon, &milliseconds) == .YES ? Int32(clamping: milliseconds) : nil
    }
}
