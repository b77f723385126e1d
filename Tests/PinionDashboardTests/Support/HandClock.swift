import DOM
import Synchronization

/// A clock on a wall, set by hand.
final class HandClock: Sendable {
    private let moment: Mutex<Moment>

    init(_ text: String = "2026-03-01T12:00:00Z") {
        moment = Mutex(Moment(text) ?? .now)
    }

    var now: Moment { moment.withLock { $0 } }

    func advance(by duration: Duration) { moment.withLock { $0 = $0.advanced(by: duration) } }

    func set(_ text: String) { moment.withLock { $0 = Moment(text) ?? $0 } }
}
