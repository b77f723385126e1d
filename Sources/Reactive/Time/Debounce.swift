extension Publishers {
    /// Sends a value once nothing has followed it for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are held back.
        public let upstream: Upstream
        /// How long it has to be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let alarm = Alarm(scheduler, options: options)
            let held = Debounced(subscriber, alarm: alarm, dueTime: dueTime)
            upstream.receive(
                subscriber: Relay(
                    subscription: { held.receive(subscription: $0) },
                    value: { held.receive($0) },
                    completion: { held.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends a value once nothing has followed it for a time: a search that starts when the typing stops.
    ///
    ///     input   a-b-c---------d-|
    ///     debounce(for: 4 ticks)
    ///     output  --------c-------|
    ///
    /// When this publisher ends while a value is held back, that value is dropped, as in Combine.
    ///
    /// - Parameters:
    ///   - dueTime: How long it has to be quiet.
    ///   - scheduler: What measures the time.
    ///   - options: What the scheduler is told.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends a value once nothing has followed it for a time, measured by a clock.
    ///
    /// - Parameters:
    ///   - dueTime: How long it has to be quiet.
    ///   - clock: What measures the time.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func debounce<C: Clock>(
        for dueTime: Duration, clock: C = ContinuousClock(), isolation: isolated any Actor = #isolation
    ) -> Publishers.Debounce<Self, ActorScheduler<C>> {
        debounce(for: .init(dueTime), scheduler: ActorScheduler(clock: clock))
    }
}

private final class Debounced<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    typealias Time = Context.SchedulerTimeType

    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private let alarm: Alarm<Context>
    private let dueTime: Time.Stride
    private var latest: (value: Output, due: Time)?

    init(_ downstream: AnySubscriber<Output, Failure>, alarm: Alarm<Context>, dueTime: Time.Stride) {
        self.downstream = downstream
        self.alarm = alarm
        self.dueTime = dueTime
    }

    override func cancel() {
        let (held, subscription, latest) = (downstream, self.subscription, self.latest)
        end()
        subscription?.cancel()
        withExtendedLifetime((held, latest)) {}
    }

    func receive(subscription: AnySubscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Output) {
        guard downstream != nil else { return }
        let isSet = latest != nil
        let due = alarm.now.advanced(by: dueTime)
        latest = (input, due)
        if !isSet { alarm.set(to: due) { self.ring(at: $0) } }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        end()
        downstream?.receive(completion: completion)
    }

    private func ring(at time: Time) {
        guard let latest, let downstream else { return }
        if time < latest.due {
            alarm.set(to: latest.due) { self.ring(at: $0) }
        } else {
            self.latest = nil
            downstream.receive(latest.value)
        }
    }

    private func end() {
        alarm.stop()
        downstream = nil
        subscription = nil
        latest = nil
    }
}
