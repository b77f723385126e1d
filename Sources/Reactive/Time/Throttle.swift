extension Publishers {
    /// Sends at most one value in each stretch of time.
    public struct Throttle<Upstream: Publisher, C: Clock>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are thinned out.
        public let upstream: Upstream
        /// How long a stretch is.
        public let interval: C.Instant.Duration
        /// The clock that measures the time.
        public let clock: C
        /// Whether the last value of a stretch is sent, or the first.
        public let latest: Bool
        private let isolation: any Actor

        init(
            upstream: Upstream, interval: C.Instant.Duration, clock: C, latest: Bool, isolation: any Actor
        ) {
            self.upstream = upstream
            self.interval = interval
            self.clock = clock
            self.latest = latest
            self.isolation = isolation
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let alarm = Alarm(clock: clock, isolation: isolation)
            let held = Throttled(subscriber, alarm: alarm, interval: interval, keepsLatest: latest)
            upstream.receive(
                subscriber: Relay(
                    subscription: { held.receive(subscription: $0) },
                    value: { held.receive($0) },
                    completion: { held.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends at most one value in each stretch of time: the first at once, then the last or the first of each
    /// stretch at its end.
    ///
    ///     input   a-b-c-------d---|
    ///     throttle(for: 6 ticks, latest: true)
    ///     output  a-----c-----d---|
    ///
    /// An end that comes while a value is held back waits for it.
    ///
    /// - Parameters:
    ///   - interval: How long a stretch is.
    ///   - clock: What measures the time.
    ///   - latest: Whether the last value of a stretch is sent, or the first.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func throttle<C: Clock>(
        for interval: C.Instant.Duration, clock: C = ContinuousClock(), latest: Bool,
        isolation: isolated any Actor = #isolation
    ) -> Publishers.Throttle<Self, C> {
        Publishers.Throttle(
            upstream: self, interval: interval, clock: clock, latest: latest, isolation: isolation)
    }
}

private final class Throttled<Output, Failure: Error, C: Clock>: Subscription {
    private var downstream: Subscriber<Output, Failure>?
    private var subscription: Subscription?
    private let alarm: Alarm<C>
    private let interval: C.Instant.Duration
    private let keepsLatest: Bool
    private var held: Output?
    private var completion: Subscribers.Completion<Failure>?
    private var next: C.Instant?

    init(
        _ downstream: Subscriber<Output, Failure>, alarm: Alarm<C>, interval: C.Instant.Duration,
        keepsLatest: Bool
    ) {
        self.downstream = downstream
        self.alarm = alarm
        self.interval = interval
        self.keepsLatest = keepsLatest
    }

    override func cancel() {
        let (kept, subscription, value) = (downstream, self.subscription, held)
        end()
        subscription?.cancel()
        withExtendedLifetime((kept, value)) {}
    }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Output) {
        guard let downstream else { return }
        if held != nil {
            if keepsLatest { held = input }
            return
        }
        let now = alarm.now
        if let next, now < next {
            held = input
            alarm.set(to: next) { self.ring() }
        } else {
            next = now.advanced(by: interval)
            downstream.receive(input)
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if held == nil { finish(completion) } else { self.completion = completion }
    }

    private func ring() {
        guard let downstream, let value = held else { return }
        held = nil
        next = alarm.now.advanced(by: interval)
        downstream.receive(value)
        // What the value set off may have sent another one, which is held back before the end.
        if held == nil, let completion { finish(completion) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        end()
        downstream?.receive(completion: completion)
    }

    private func end() {
        alarm.stop()
        downstream = nil
        subscription = nil
        held = nil
        completion = nil
    }
}
