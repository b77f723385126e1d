/// A subscription to a `buffer`: the values wait where they are asked for, and that place keeps to what it says.
///
/// Publishers push, so that nothing waits in the operator itself. Operators between the two that answer each value by
/// itself hand its subscription on.
final class Buffering: AnySubscription {
    /// What happens to a value too many.
    enum Overflow {
        case dropNewest
        case dropOldest
        /// The publisher fails.
        case fail(() -> Void)
    }

    /// How many values may wait.
    let limit: Int
    let overflow: Overflow
    private let upstream: AnySubscription

    init(_ upstream: AnySubscription, limit: Int, overflow: Overflow) {
        self.upstream = upstream
        self.limit = limit
        self.overflow = overflow
    }

    override func cancel() {
        upstream.cancel()
    }
}

extension Buffering {
    /// Makes room for one more value.
    ///
    /// - Returns: Whether the value may wait.
    func makeRoom<Input>(in waiting: inout Queue<Input>) -> Bool {
        guard waiting.count >= limit else { return true }
        switch overflow {
        case .dropNewest:
            return false
        case .dropOldest:
            guard !waiting.isEmpty else { return false }
            _ = waiting.removeFirst()
            return true
        case .fail(let fail):
            fail()
            return false
        }
    }
}
