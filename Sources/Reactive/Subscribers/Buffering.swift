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
    /// What becomes of one value more.
    enum Room {
        case waits
        case isDropped
        case takesThePlaceOfTheOldest
    }

    /// What becomes of one value more beside those that wait. Where that is the end of everything, the end has
    /// come when this returns: nobody may be in the middle of changing what waits.
    func room(beside waiting: Int) -> Room {
        guard waiting >= limit else { return .waits }
        switch overflow {
        case .dropNewest: return .isDropped
        case .dropOldest: return waiting == 0 ? .isDropped : .takesThePlaceOfTheOldest
        case .fail(let fail):
            fail()
            return .isDropped
        }
    }
}
