internal import Synchronization

/// Tells everyone who waits for it.
final class Broadcast<Value: Sendable>: Sendable {
    private let listeners = Mutex<(next: Int, all: [Int: AsyncStream<Value>.Continuation])>((0, [:]))

    deinit {
        for listener in listeners.withLock({ $0.all.values }) { listener.finish() }
    }
}

extension Broadcast {
    /// - Parameter count: how many of the newest are kept for one who is slow.
    func subscribe(keeping count: Int) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: .bufferingNewest(count))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.all[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.listeners.withLock { $0.all.removeValue(forKey: number) }
        }
        return stream
    }

    func send(_ value: Value) {
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.yield(value) }
    }

    /// How many wait.
    var listenerCount: Int { listeners.withLock { $0.all.count } }
}
