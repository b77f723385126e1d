internal import Synchronization

/// A clock that goes when it is told to.
package final class ManualClock: Sendable {
    private let seconds: Mutex<Int64>

    package init(_ seconds: Int64 = 1_700_000_000) {
        self.seconds = Mutex(seconds)
    }

    package var now: @Sendable () -> Int64 {
        { self.seconds.withLock { $0 } }
    }

    package func advance(by seconds: Int64) {
        self.seconds.withLock { $0 += seconds }
    }
}
