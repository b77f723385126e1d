extension Publishers {
    /// Sends everything later.
    public struct Delay<Upstream: Publisher, C: Clock>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are held back.
        public let upstream: Upstream
        /// How much later.
        public let interval: C.Instant.Duration
        /// How much later still is good enough.
        public let tolerance: C.Instant.Duration?
        /// The clock that measures the time.
        public let clock: C
        private let isolation: any Actor

        init(
            upstream: Upstream, interval: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C,
            isolation: any Actor
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.clock = clock
            self.isolation = isolation
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let alarm = Alarm(clock: clock, tolerance: tolerance, isolation: isolation)
            let held = Delayed(subscriber, alarm: alarm, interval: interval)
            upstream.receive(
                subscriber: Relay(
                    subscription: { held.receive(subscription: $0) },
                    value: { held.receive(.value($0)) },
                    completion: { held.receive(.completion($0)) }))
        }
    }
}

extension Publisher {
    /// Sends every value, and the end, a time later.
    ///
    ///     input   a-b---c-|
    ///     delay(for: 4 ticks)
    ///     output  ----a-b---c-|
    ///
    /// - Parameters:
    ///   - interval: How much later.
    ///   - tolerance: How much later still is good enough.
    ///   - clock: What measures the time.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func delay<C: Clock>(
        for interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
        clock: C = ContinuousClock(), isolation: isolated any Actor = #isolation
    ) -> Publishers.Delay<Self, C> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance, clock: clock, isolation: isolation)
    }
}

private final class Delayed<Output, Failure: Error, C: Clock>: Subscription {
    enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    private var downstream: Subscriber<Output, Failure>?
    private var subscription: Subscription?
    private let alarm: Alarm<C>
    private let interval: C.Instant.Duration
    private var events = Queue<(event: Event, due: C.Instant)>()
    private var isRinging = false

    init(_ downstream: Subscriber<Output, Failure>, alarm: Alarm<C>, interval: C.Instant.Duration) {
        self.downstream = downstream
        self.alarm = alarm
        self.interval = interval
    }

    override func cancel() {
        let (held, subscription, events) = (downstream, self.subscription, self.events)
        end()
        subscription?.cancel()
        withExtendedLifetime((held, events)) {}
    }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ event: Event) {
        guard downstream != nil else { return }
        let isFirst = events.isEmpty
        events.append((event, alarm.now.advanced(by: interval)))
        if isFirst, !isRinging { setAlarm() }
    }

    private func setAlarm() {
        guard let next = events.first else { return }
        alarm.set(to: next.due) { self.ring() }
    }

    private func ring() {
        isRinging = true
        while let downstream, let next = events.first, next.due <= alarm.now {
            _ = events.removeFirst()
            switch next.event {
            case .value(let value):
                downstream.receive(value)
            case .completion(let completion):
                end()
                downstream.receive(completion: completion)
            }
        }
        isRinging = false
        setAlarm()
    }

    private func end() {
        alarm.stop()
        downstream = nil
        subscription = nil
        events = Queue()
    }
}
