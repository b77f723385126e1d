import Glibc
import Synchronization

/// One thread that enciphers and deciphers: it works for all connections of TLS, and outlives those that read requests as
/// long as there are streams.
final class RelayLoop: Sendable {
    private let epoll: Epoll
    private let maximumLeaving: Int
    private let state: Mutex<State>

    private struct State {
        var certificate: Certificate
        /// Connections that the thread has not taken over yet.
        var newcomers: [Newcomer] = []
        var isStopping = false
    }

    private struct Newcomer {
        let network: Int32
        let inner: Int32
        let traffic: Traffic
        let certificate: Certificate
    }

    /// The connections of the thread.
    private struct Table {
        var relays: [UInt64: Entry] = [:]
        /// Those that nobody else counts any more, and when they are given up.
        var leaving: [UInt64: Moment] = [:]
        /// Tickets are twos: the network's, and the inner socket's after it.
        var nextTicket: UInt64 = 0
    }

    private struct Entry {
        let relay: Relay
        var networkEvents: UInt32
        var innerEvents: UInt32
    }

    /// How long a connection that has ended may take for its next byte.
    private static let silence = Duration.seconds(30)
    /// How long the client may take to read the last one.
    private static let goodbye = Duration.seconds(2)

    /// - Parameter maximumLeaving: how many connections may still be sent the rest that nobody else counts any more.
    init(certificate: Certificate, maximumLeaving: Int) throws(ServerError) {
        epoll = try Epoll()
        self.maximumLeaving = maximumLeaving
        state = Mutex(State(certificate: certificate))
    }
}

extension RelayLoop {
    /// Takes a connection over.
    ///
    /// - Returns: the socket on which its client is met without TLS, and the count of what comes and goes; nil if there
    ///   are no descriptors, and then the connection is closed.
    func take(_ network: Int32) -> (socket: Int32, traffic: Traffic)? {
        guard let (inner, outer) = Socket.pair() else {
            close(network)
            return nil
        }
        Socket.prepareForFrames(network, unsent: 65_536, silence: .seconds(90))
        let traffic = Traffic()
        state.withLock { state in
            state.newcomers.append(
                Newcomer(network: network, inner: inner, traffic: traffic, certificate: state.certificate))
        }
        epoll.ring()
        return (outer, traffic)
    }

    /// Has the connections that come from now on meet another certificate.
    func use(_ certificate: Certificate) { state.withLock { $0.certificate = certificate } }

    /// Lets the thread end as soon as all that was written has been sent, or a moment later.
    func stop() {
        state.withLock { $0.isStopping = true }
        epoll.ring()
    }

    /// The body of the thread.
    func run() {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 16) { buffer in run(buffer) }
        epoll.close()
    }
}

extension RelayLoop {
    private func run(_ buffer: UnsafeMutableRawBufferPointer) {
        var table = Table()
        var end: Moment?
        while true {
            let (newcomers, isStopping) = state.withLock { state in
                defer { state.newcomers = [] }
                return (state.newcomers, state.isStopping)
            }
            for newcomer in newcomers { begin(newcomer, buffer, &table) }
            let now = Moment.now
            if isStopping {
                end = end ?? now.after(Self.goodbye)
                for (ticket, entry) in table.relays where entry.relay.hasSentAll { finish(ticket, &table) }
                if table.relays.isEmpty || end.map({ $0 <= now }) == true { break }
            }
            for (ticket, deadline) in table.leaving where deadline <= now { finish(ticket, &table) }
            let next = min(
                table.leaving.values.min() ?? now.after(.seconds(60)), end ?? now.after(.seconds(60)))
            epoll.wait(milliseconds: Int32(clamping: next.since(now).wholeMilliseconds + 1)) {
                ticket, events in
                handle(ticket, events, buffer, &table)
            }
        }
        for ticket in table.relays.keys { finish(ticket, &table) }
    }

    private func begin(_ newcomer: Newcomer, _ buffer: UnsafeMutableRawBufferPointer, _ table: inout Table) {
        guard let session = TLSSession(socket: newcomer.network, certificate: newcomer.certificate) else {
            close(newcomer.network)
            close(newcomer.inner)
            return
        }
        let ticket = table.nextTicket
        table.nextTicket += 2
        let relay = Relay(
            network: newcomer.network, inner: newcomer.inner, session: session, traffic: newcomer.traffic)
        let (networkEvents, innerEvents) = (relay.networkEvents, relay.innerEvents)
        table.relays[ticket] = Entry(relay: relay, networkEvents: networkEvents, innerEvents: innerEvents)
        if !epoll.watch(relay.network, as: ticket, for: networkEvents, isNew: true)
            || !epoll.watch(relay.inner, as: ticket + 1, for: innerEvents, isNew: true)
        {
            finish(ticket, &table)
        }
    }

    private func handle(
        _ ticket: UInt64, _ events: UInt32, _ buffer: UnsafeMutableRawBufferPointer, _ table: inout Table
    ) {
        let connection = ticket & ~1
        guard let entry = table.relays[connection] else { return }
        let relay = entry.relay
        if events & Epoll.broken != 0 {
            // The network is gone, or both sides have said all they had to say.
            if ticket == connection { return finish(connection, &table) }
            epoll.forget(relay.inner)
            relay.leaveAlone()
        }
        guard relay.work(buffer) else { return finish(connection, &table) }
        watch(connection, entry, &table)
        if relay.hasSentAll {
            leave(connection, within: Self.goodbye, isProgress: false, &table)
        } else if relay.isAlone {
            leave(connection, within: Self.silence, isProgress: true, &table)
        }
    }

    private func watch(_ ticket: UInt64, _ entry: Entry, _ table: inout Table) {
        let relay = entry.relay
        let (networkEvents, innerEvents) = (relay.networkEvents, relay.innerEvents)
        if networkEvents != entry.networkEvents {
            epoll.watch(relay.network, as: ticket, for: networkEvents, isNew: false)
        }
        if innerEvents != entry.innerEvents, !relay.isAlone {
            epoll.watch(relay.inner, as: ticket + 1, for: innerEvents, isNew: false)
        }
        table.relays[ticket]?.networkEvents = networkEvents
        table.relays[ticket]?.innerEvents = innerEvents
    }

    /// Gives a connection some more time. Where too many are leaving, the one with the least time left goes.
    private func leave(_ ticket: UInt64, within time: Duration, isProgress: Bool, _ table: inout Table) {
        let deadline = Moment.now.after(time)
        guard let given = table.leaving[ticket] else {
            table.leaving[ticket] = deadline
            if table.leaving.count > maximumLeaving,
                let first = table.leaving.min(by: { $0.value < $1.value })?.key
            {
                finish(first, &table)
            }
            return
        }
        table.leaving[ticket] = isProgress ? deadline : min(given, deadline)
    }

    private func finish(_ ticket: UInt64, _ table: inout Table) {
        table.leaving[ticket] = nil
        guard let relay = table.relays.removeValue(forKey: ticket)?.relay else { return }
        epoll.forget(relay.network)
        if !relay.isAlone { epoll.forget(relay.inner) }
        relay.close()
    }
}
