internal import Server

/// Where a site listens, for those who wait until it does.
@MainActor
final class Presence {
    private(set) var addresses: [ListeningAddress]?
    private var waiting: [AsyncStream<[ListeningAddress]>.Continuation] = []

    /// The addresses; waits until there are some. Empty if there will be none, or the task is cancelled.
    func wait() async -> [ListeningAddress] {
        if let addresses { return addresses }
        let (answers, continuation) = AsyncStream<[ListeningAddress]>.makeStream()
        waiting.append(continuation)
        for await answer in answers { return answer }
        return []
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
        for continuation in waiting { continuation.yield(addresses) }
        waiting.removeAll()
    }
}
