import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
    let configuration: Server.Configuration
    let handler: any RequestHandler
    let roster: Roster
    let loop: StreamLoop
    /// How many descriptors the process may have.
    let descriptors: Int
    /// How many connections may have ended and still be sent the rest.
    let maximumLeaving: Int
    private let stopping = Atomic(false)
    private let bodies: Mutex<BodyBudget<Connection>>

    init(configuration: Server.Configuration, handler: any RequestHandler) throws(ServerError) {
        let descriptors = DescriptorLimit.current
        // One of TLS has two more: both ends of what it is deciphered into.
        let shares = DescriptorShares(
            of: descriptors, perConnection: configuration.certificate == nil ? 1 : 3)
        let roster = Roster(
            limits: Roster.Limits(
                total: min(configuration.maximumConnections ?? .max, shares.connections),
                refused: shares.refused,
                connectionsPerAddress: configuration.maximumConnectionsPerAddress,
                streamsPerAddress: configuration.maximumStreamsPerAddress))
        let timeouts = configuration.timeouts
        loop = try StreamLoop(tickEvery: timeouts.checkEvery, maximumDepartures: shares.leaving) { now in
            roster.visitAll { $0.check(now: now, timeouts: timeouts) }
        } hasRetired: { stream in
            roster.strikeStream(from: stream.peer)
        }
        bodies = Mutex(BodyBudget(size: configuration.maximumBodyMemory))
        self.configuration = configuration
        self.handler = handler
        self.roster = roster
        self.descriptors = descriptors
        maximumLeaving = shares.leaving
    }
}

extension ServerCore {
    /// Whether ``Server/stop()`` was called: nothing is suspended from then on.
    var isStopping: Bool { stopping.load(ordering: .sequentiallyConsistent) }

    /// Lets nobody wait any longer, so that the daemon can be stopped.
    func beginStopping() {
        stopping.store(true, ordering: .sequentiallyConsistent)
        roster.visitAll { $0.abort() }
    }

    /// Makes room for bytes of a body. Returns false if there is none.
    func takeBody(_ count: Int, of connection: Connection) -> Bool {
        switch bodies.withLock({ $0.take(count, for: connection, now: .now) }) {
        case .taken: return true
        case .takenFrom(let slow):
            roster.visitAll { connection in
                if slow.contains(where: { $0 === connection }) { connection.giveWay() }
            }
            return true
        case .refused: return false
        }
    }

    /// A body is whole.
    func finishBody(of connection: Connection) { bodies.withLock { $0.finish(connection) } }

    /// A body is gone.
    func endBody(of connection: Connection) { bodies.withLock { $0.end(connection) } }

    func log(_ line: String) { configuration.log(line) }
}
