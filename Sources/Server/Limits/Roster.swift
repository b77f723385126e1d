import Synchronization

/// Everyone who is connected: counted per address, walked over by the sweep and at the end.
///
/// A connection is struck off before its socket is closed, under the same lock under which the sweep touches
/// sockets: so the sweep never meets a descriptor that is somebody else's by then.
final class Roster: Sendable {
    private let limits: Limits
    private let state = Mutex(State())

    /// How many connections and streams there may be.
    struct Limits {
        /// Connections and streams together: each has a descriptor.
        var total: Int
        /// Those beyond, who are told so.
        var refused: Int
        var connectionsPerAddress: Int
        var streamsPerAddress: Int
    }

    private struct State {
        var slots: [Connection?] = []
        var free: [Int] = []
        var counts: [PeerAddress.Key: Count] = [:]
        var streams = 0
        var connections: Int { slots.count - free.count }
        var total: Int { connections + streams }
    }

    private struct Count {
        var connections = 0
        var streams = 0
        var isZero: Bool { connections == 0 && streams == 0 }
    }

    /// Whether a newcomer may stay.
    enum Admission {
        case welcome, tooManyOfOneAddress, tooMany
    }

    init(limits: Limits) { self.limits = limits }
}

extension Roster {
    /// Whether there is not even room for somebody who is refused.
    func isCrowded(for key: PeerAddress.Key) -> Bool {
        state.withLock { state in
            let sameAddress = key == .unixSocket ? 0 : state.counts[key]?.connections ?? 0
            return state.total >= limits.total + limits.refused
                || sameAddress >= limits.connectionsPerAddress + limits.refused
        }
    }

    /// Enters a connection, also one that will be refused, and says under which number it is struck off again.
    func enter(_ connection: Connection, from key: PeerAddress.Key) -> (slot: Int, admission: Admission) {
        state.withLock { state in
            let slot = state.free.popLast() ?? state.slots.endIndex
            if slot == state.slots.endIndex { state.slots.append(nil) }
            state.slots[slot] = connection
            state.counts[key, default: Count()].connections += 1
            if state.total > limits.total { return (slot, .tooMany) }
            let sameAddress = key == .unixSocket ? 0 : state.counts[key]?.connections ?? 0
            return (slot, sameAddress > limits.connectionsPerAddress ? .tooManyOfOneAddress : .welcome)
        }
    }

    func strike(slot: Int, from key: PeerAddress.Key) {
        state.withLock { state in
            guard state.slots.indices.contains(slot), state.slots[slot] != nil else { return }
            state.slots[slot] = nil
            state.free.append(slot)
            Self.change(&state, key) { $0.connections -= 1 }
        }
    }

    /// Counts one more stream of this address, if it may have one.
    func enterStream(from key: PeerAddress.Key) -> Bool {
        state.withLock { state in
            // The connection that becomes a stream is counted too, until it has become one.
            let sameAddress = key == .unixSocket ? 0 : state.counts[key]?.streams ?? 0
            guard state.total <= limits.total, sameAddress < limits.streamsPerAddress else { return false }
            state.streams += 1
            Self.change(&state, key) { $0.streams += 1 }
            return true
        }
    }

    func strikeStream(from key: PeerAddress.Key) {
        state.withLock { state in
            state.streams -= 1
            Self.change(&state, key) { $0.streams -= 1 }
        }
    }

    /// The number of connections that libmicrohttpd holds.
    var connections: Int { state.withLock { $0.connections } }

    /// Shows every connection to `body` while none of them can go away.
    func visitAll(_ body: (Connection) -> Void) {
        state.withLock { for case let connection? in $0.slots { body(connection) } }
    }

    private static func change(
        _ state: inout State, _ key: PeerAddress.Key, _ change: (inout Count) -> Void
    ) {
        var count = state.counts[key] ?? Count()
        change(&count)
        state.counts[key] = count.isZero ? nil : count
    }
}
