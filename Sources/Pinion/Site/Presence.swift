internal import Server

/// Where a site listens, for those who wait until it does.
@MainActor
final class Presence {
    private(set) var addresses: [ListeningAddress]?
    private var waiting: [CheckedContinuation<[ListeningAddress], Never>] = []

    /// The addresses; waits until there are some.
    func wait() async -> [ListeningAddress] {
        if let addresses { return addresses }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func begin(_ addresses: [ListeningAddress]) {
        self.addresses = addresses
        tell(addresses)
    }

    /// The site has ended, or has not begun.
    func end() {
        addresses = nil
        tell([])
    }

    private func tell(_ addresses: [ListeningAddress]) {
        for continuation in waiting { continuation.resume(returning: addresses) }
        waiting.removeAll()
    }
}
