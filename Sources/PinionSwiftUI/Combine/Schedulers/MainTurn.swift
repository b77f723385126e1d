internal import Dispatch
internal import Reactive

/// The turns of the main actor, whose queue is the main one: where everything that a publisher sends is heard.
enum MainTurn {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller has the turn. Threads do not tell: on Linux several serve the main queue, one at a time.
    static var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// Calls a closure as soon as it is its turn, after those that came before.
    static func run(_ action: @escaping () -> Void) {
        // Called on the main queue alone, to which it is handed over.
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }

    /// Calls a closure now if the main actor has the turn, otherwise as soon as that is so.
    static func runHere(_ action: @escaping () -> Void) {
        if isHere { action() } else { run(action) }
    }

    /// Calls a closure at a time.
    static func run(at time: DispatchTime, _ action: @escaping () -> Void) {
        // Called on the main queue alone, to which it is handed over.
        nonisolated(unsafe) let action = action
        DispatchQueue.main.asyncAfter(deadline: time) { action() }
    }

    /// Calls a closure at a time and then again and again, until that is cancelled.
    static func run(
        at time: DispatchTime, every interval: Double, leeway: Double, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Called on the main queue alone, to which it is handed over.
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: .main)
        // Others have turns too.
        let interval = min(max(interval.isNaN ? 1 : interval, 0.001), 9e9)
        timer.schedule(
            deadline: time, repeating: interval, leeway: .nanoseconds(max(0, leeway).nanoseconds))
        timer.setEventHandler { action() }
        timer.resume()
        // One that is let go of is cancelled, and its closure with it.
        return AnyCancellable { timer.cancel() }
    }
}

extension Double {
    /// A number of seconds as whole nanoseconds, as far as there are so many.
    var nanoseconds: Int { Int(min(max(isNaN ? 0 : self, -9e9), 9e9) * 1e9) }
}
