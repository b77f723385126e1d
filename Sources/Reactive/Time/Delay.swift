extension Publishers {
    /// Sends everything later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are held back.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later still is good enough.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let alarm = Alarm(scheduler, tolerance: tolerance, options: options)
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
    ///   - tolerance: How much later still is good enough; nil for what the scheduler can do.
    ///   - scheduler: What measures the time.
    ///   - options: What the scheduler is told.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Sends every value, and the end, a time later, measured by a clock.
    ///
    /// - Parameters:
    ///   - interval: How much later.
    ///   - tolerance: How much later still is good enough; nil for what the clock can do.
    ///   - clock: What measures the time.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func delay<C: Clock>(
        for interval: Duration, tolerance: Duration? = nil, clock: C = ContinuousClock(),
        isolation: isolated any Actor = #isolation
    ) -> Publishers.Delay<Self, ActorScheduler<C>> {
        delay(
            for: .init(interval), tolerance: tolerance.map { .init($0) },
            scheduler: ActorScheduler(clock: clock))
    }
}

private final class Delayed<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    typealias Time = Context.SchedulerTimeType

    enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private let alarm: Alarm<Context>
    private let interval: Time.Stride
    private var events = Queue<(event: Event, due: Time)>()
    private var isRinging = false

    init(_ downstream: AnySubscriber<Output, Failure>, alarm: Alarm<Context>, interval: Time.Stride) {
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

    func receive(subscription: AnySubscription) {
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
        alarm.set(to: next.due) { self.ring(at: $0) }
    }

    private func ring(at time: Time) {
        isRinging = true
        while let downstream, let next = events.first, next.due <= max(time, alarm.now) {
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
