import Glibc
import Synchronization

/// One thread that watches all streams for hang-ups and, while they are full, for room; it also sees off sockets
/// that were closed for a reason, and calls `tick` now and then.
final class StreamLoop: Sendable {
    private let epoll: Epoll
    private let tickEvery: Duration
    private let maximumDepartures: Int
    private let tick: @Sendable (Moment) -> Void
    private let hasRetired: @Sendable (SocketStream) -> Void
    private let state = Mutex(State())

    private struct State {
        var slots: [Slot] = []
        var free: [Int] = []
        /// Ended streams whose listeners are not told yet.
        var retired: [SocketStream] = []
        /// Sockets to be seen off that the thread has not taken over yet.
        var departing: [Int32] = []
        /// How many it has taken over.
        var departures = 0
        var isStopping = false
    }

    private struct Slot {
        var generation: UInt32 = 0
        var stream: SocketStream?
    }

    /// - Parameters:
    ///   - tickEvery: the time between two calls of `tick`.
    ///   - maximumDepartures: how many sockets are seen off at the same time.
    ///   - hasRetired: called for each ended stream before its listener is told.
    init(
        tickEvery: Duration, maximumDepartures: Int, tick: @escaping @Sendable (Moment) -> Void,
        hasRetired: @escaping @Sendable (SocketStream) -> Void
    ) throws(ServerError) {
        epoll = try Epoll()
        self.tickEvery = tickEvery
        self.maximumDepartures = maximumDepartures
        self.tick = tick
        self.hasRetired = hasRetired
    }
}

extension StreamLoop {
    /// Takes a socket over as a stream, sends `head` on it and begins to watch it.
    ///
    /// - Returns: nil if the loop is stopping; the socket is closed then.
    func open(
        socket: Int32, peer: PeerAddress.Key, head: [UInt8], listener: any StreamListener
    ) -> SocketStream? {
        let stream: SocketStream? = state.withLock { state in
            guard !state.isStopping else { return nil }
            let slot = state.free.popLast() ?? state.slots.endIndex
            if slot == state.slots.endIndex { state.slots.append(Slot()) }
            let id = UInt64(state.slots[slot].generation) << 32 | UInt64(slot)
            let stream = SocketStream(id: id, socket: socket, peer: peer, loop: self, listener: listener)
            state.slots[slot].stream = stream
            return stream
        }
        guard let stream else {
            Glibc.close(socket)
            return nil
        }
        Socket.prepareForFrames(socket, unsent: 65_536, silence: .seconds(90))
        epoll.watch(socket, as: stream.id, for: Epoll.hangUp, isNew: true)
        stream.send(head)
        return stream
    }

    /// Says goodbye on a socket: no more is sent, and what still comes is read and dropped for a moment. A socket
    /// that is closed with bytes unread resets the connection, and an answer that was on its way is lost.
    func seeOff(_ socket: Int32) {
        let isTaken = state.withLock { state in
            guard !state.isStopping, state.departing.count + state.departures < maximumDepartures else {
                return false
            }
            state.departing.append(socket)
            return true
        }
        if isTaken { epoll.ring() } else { Glibc.close(socket) }
    }

    /// The number of open streams.
    var count: Int { state.withLock { $0.slots.count - $0.free.count } }

    func watch(_ socket: Int32, as id: UInt64, writability: Bool) {
        epoll.watch(
            socket, as: id, for: writability ? Epoll.hangUp | Epoll.writable : Epoll.hangUp, isNew: false)
    }

    func forget(_ socket: Int32) { epoll.forget(socket) }

    /// A stream has closed its socket.
    func retire(_ stream: SocketStream) {
        state.withLock { state in
            let slot = Int(stream.id & 0xFFFF_FFFF)
            guard state.slots.indices.contains(slot), state.slots[slot].stream === stream else { return }
            state.slots[slot].stream = nil
            state.slots[slot].generation = (state.slots[slot].generation + 1) & 0x7FFF_FFFF
            state.free.append(slot)
            state.retired.append(stream)
        }
        epoll.ring()
    }

    /// Closes every stream and lets the thread end when all listeners were told.
    func stop() {
        let streams = state.withLock { state in
            state.isStopping = true
            return state.slots.compactMap(\.stream)
        }
        for stream in streams { stream.close() }
        epoll.ring()
    }
}

extension StreamLoop {
    /// The body of the thread.
    func run() {
        var departures = Departures()
        var nextTick = Moment.now.after(tickEvery)
        while true {
            let isStopping = tellRetired()
            departures.begin(takeDeparting(beside: departures.count), in: epoll)
            if isStopping { break }
            let now = Moment.now
            if now >= nextTick {
                tick(now)
                nextTick = now.after(tickEvery)
            }
            departures.giveUp(now: now, in: epoll)
            let deadline = min(nextTick, departures.deadline ?? nextTick)
            epoll.wait(milliseconds: Int32(clamping: deadline.since(now).wholeMilliseconds + 1)) {
                ticket, events in
                if departures.handle(ticket, in: epoll) { return }
                handle(ticket, events)
            }
        }
        departures.endAll(in: epoll)
        epoll.close()
    }

    private func handle(_ ticket: UInt64, _ events: UInt32) {
        let stream = state.withLock { state -> SocketStream? in
            let slot = Int(ticket & 0xFFFF_FFFF)
            guard state.slots.indices.contains(slot) else { return nil }
            return state.slots[slot].stream.flatMap { $0.id == ticket ? $0 : nil }
        }
        guard let stream else { return }
        if events & Epoll.hangUp != 0 { stream.hangUp() } else { stream.drain() }
    }

    private func tellRetired() -> Bool {
        let (retired, isStopping) = state.withLock { state in
            let retired = state.retired
            state.retired = []
            return (retired, state.isStopping && state.slots.count == state.free.count)
        }
        for stream in retired {
            hasRetired(stream)
            stream.tellClosed()
        }
        return isStopping
    }

    private func takeDeparting(beside count: Int) -> [Int32] {
        state.withLock { state in
            state.departures = count + state.departing.count
            guard !state.departing.isEmpty else { return [] }
            let departing = state.departing
            state.departing = []
            return departing
        }
    }
}
