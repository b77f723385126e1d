internal import Dispatch
public import Foundation
public import Reactive

extension Timer {
    /// Sends the date again and again once it is connected.
    ///
    /// ```swift
    /// let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// var body: some View {
    ///     Text(now, style: .time).onReceive(timer) { now = $0 }
    /// }
    /// ```
    ///
    /// It sends on the main actor. With `autoconnect()` it stands still while nobody listens: a page that is closed, or a
    /// view that has gone, ends it.
    ///
    /// - Parameters:
    ///   - interval: The seconds from one date to the next; at least a thousandth.
    ///   - tolerance: How many seconds too late is good enough.
    ///   - runLoop: Is read over, as is the mode.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()
        private var timer: (any Cancellable)?
        private var connections = 0

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive(subscriber: Reactive.AnySubscriber<Date, Never>) {
            dates.receive(subscriber: subscriber)
        }

        /// Begins to send; further connections share the one timer.
        public func connect() -> any Cancellable {
            connections += 1
            if timer == nil {
                let dates = self.dates
                timer = MainTurn.run(
                    at: .now() + .nanoseconds(Swift.max(0, interval).nanoseconds), every: interval,
                    leeway: tolerance ?? 0
                ) { dates.send(Date()) }
            }
            return AnyCancellable { self.disconnect() }
        }

        private func disconnect() {
            connections -= 1
            guard connections == 0 else { return }
            timer?.cancel()
            timer = nil
        }
    }
}
