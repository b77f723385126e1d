internal import Synchronization

/// Tells subscribers what has changed.
package final class ChangeFeed: Sendable {
    private let subscribers = Mutex(Subscribers())

    deinit {
        finish()
    }
}

extension ChangeFeed {
    /// What changes from now on.
    package func subscribe() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Change.self, bufferingPolicy: .bufferingNewest(Self.limit))
        let number = subscribers.withLock { $0.add(continuation) }
        continuation.onTermination = { [weak self] _ in
            self?.subscribers.withLock { _ = $0.present.removeValue(forKey: number) }
        }
        return stream
    }

    func send(_ changes: [Change]) {
        guard !changes.isEmpty else { return }
        for subscriber in subscribers.withLock({ Array($0.present.values) }) {
            for change in changes {
                // Who is so slow that changes get lost must know that some did. When this is pushed out
                // in its turn, another one comes after it.
                if case .dropped = subscriber.yield(change) { subscriber.yield(.everything) }
            }
        }
    }

    /// Ends every subscription.
    package func finish() {
        let all = subscribers.withLock { subscribers in
            defer { subscribers.present = [:] }
            return Array(subscribers.present.values)
        }
        for subscriber in all { subscriber.finish() }
    }

    /// How many are subscribed.
    var count: Int { subscribers.withLock { $0.present.count } }
}

extension ChangeFeed {
    /// How many changes wait for a subscriber.
    static let limit = 1000

    private struct Subscribers {
        var present: [Int: AsyncStream<Change>.Continuation] = [:]
        private var last = 0

        mutating func add(_ subscriber: AsyncStream<Change>.Continuation) -> Int {
            last += 1
            present[last] = subscriber
            return last
        }
    }
}
