import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
    let configuration: Server.Configuration
    let handler: any RequestHandler
    let roster: Roster
    let loop: StreamLoop
    /// How many descriptors the process may have.
    let descriptors: Int
    private let stopping = Atomic(false)
    /// How many large bodies are in memory.
    private let largeBodies = Atomic(0)

    init(configuration: Server.Configuration, handler: any RequestHandler) throws(ServerError) {
        let descriptors = DescriptorLimit.current
        let roster = Roster(
            limits: Roster.Limits(
                total: min(configuration.maximumConnections ?? .max, descriptors - 64),
                connectionsPerAddress: configuration.maximumConnectionsPerAddress,
                streamsPerAddress: configuration.maximumStreamsPerAddress))
        let timeouts = configuration.timeouts
        loop = try StreamLoop(tickEvery: timeouts.checkEvery) { now in
            roster.visitAll { $0.check(now: now, timeouts: timeouts) }
        } hasRetired: { stream in
            roster.strikeStream(from: stream.peer)
        }
        self.configuration = configuration
        self.handler = handler
        self.roster = roster
        self.descriptors = descriptors
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

    /// Makes room for a large body, if there is some.
    func beginLargeBody() -> Bool {
        let (before, _) = largeBodies.add(1, ordering: .relaxed)
        guard before < configuration.maximumLargeBodies else {
            endLargeBody()
            return false
        }
        return true
    }

    func endLargeBody() { largeBodies.subtract(1, ordering: .relaxed) }

    func log(_ line: String) { configuration.log(line) }
}
