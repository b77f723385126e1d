extension Publishers {
    /// Sends at most one value in each stretch of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are thinned out.
        public let upstream: Upstream
        /// How long a stretch is.
        public let interval: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// Whether the last value of a stretch is sent, or the first.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let alarm = Alarm(scheduler, options: nil)
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
    ///   - scheduler: What measures the time.
    ///   - latest: Whether the last value of a stretch is sent, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Sends at most one value in each stretch of time, measured by a clock.
    ///
    /// - Parameters:
    ///   - interval: How long a stretch is.
    ///   - clock: What measures the time.
    ///   - latest: Whether the last value of a stretch is sent, or the first.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func throttle<C: Clock>(
        for interval: Duration, clock: C = ContinuousClock(), latest: Bool,
        isolation: isolated any Actor = #isolation
    ) -> Publishers.Throttle<Self, ActorScheduler<C>> {
        throttle(for: .init(interval), scheduler: ActorScheduler(clock: clock), latest: latest)
    }
}

private final class Throttled<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    typealias Time = Context.SchedulerTimeType

    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private let alarm: Alarm<Context>
    private let interval: Time.Stride
    private let keepsLatest: Bool
    private var held: Output?
    private var completion: Subscribers.Completion<Failure>?
    private var next: Time?

    init(
        _ downstream: AnySubscriber<Output, Failure>, alarm: Alarm<Context>, interval: Time.Stride,
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

    func receive(subscription: AnySubscription) {
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
            alarm.set(to: next) { self.ring(at: $0) }
        } else {
            next = now.advanced(by: interval)
            downstream.receive(input)
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if held == nil { finish(completion) } else { self.completion = completion }
    }

    private func ring(at time: Time) {
        guard let downstream, let value = held else { return }
        held = nil
        next = max(time, alarm.now).advanced(by: interval)
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
