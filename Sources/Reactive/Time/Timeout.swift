extension Publishers {
    /// Ends when a publisher sends nothing for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are waited for.
        public let upstream: Upstream
        /// How long they are waited for.
        public let interval: Context.SchedulerTimeType.Stride
        /// What measures the time.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?
        /// Makes the failure to end with; nil to finish.
        public let customError: (() -> Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let customError = self.customError
            let watched = Watched(
                subscriber, alarm: Alarm(scheduler, options: options), interval: interval,
                end: { customError.map { .failure($0()) } ?? .finished })
            upstream.receive(
                subscriber: Relay(
                    subscription: { watched.receive(subscription: $0) },
                    value: { watched.receive($0) },
                    completion: { watched.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Ends when this publisher sends nothing for a time, from the subscription or the last value on.
    ///
    ///     input   a---b--------------c
    ///     timeout(6 seconds)
    ///     output  a---b-----|
    ///
    /// - Parameters:
    ///   - interval: How long a value is waited for.
    ///   - scheduler: What measures the time.
    ///   - options: What the scheduler is told.
    ///   - customError: Makes the failure to end with; nil to finish.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }

    /// Ends when this publisher sends nothing for a time, measured by a clock.
    ///
    /// - Parameters:
    ///   - interval: How long a value is waited for.
    ///   - clock: What measures the time.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    ///   - customError: Makes the failure to end with; nil to finish.
    public func timeout<C: Clock>(
        _ interval: Duration, clock: C = ContinuousClock(), isolation: isolated any Actor = #isolation,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, ActorScheduler<C>> {
        timeout(.init(interval), scheduler: ActorScheduler(clock: clock), customError: customError)
    }
}

private final class Watched<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    typealias Time = Context.SchedulerTimeType

    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private let alarm: Alarm<Context>
    private let interval: Time.Stride
    private let end: () -> Subscribers.Completion<Failure>
    private var due: Time

    init(
        _ downstream: AnySubscriber<Output, Failure>, alarm: Alarm<Context>, interval: Time.Stride,
        end: @escaping () -> Subscribers.Completion<Failure>
    ) {
        self.downstream = downstream
        self.alarm = alarm
        self.interval = interval
        self.end = end
        due = alarm.now.advanced(by: interval)
    }

    override func cancel() {
        let (held, subscription) = (downstream, self.subscription)
        stop()
        subscription?.cancel()
        withExtendedLifetime(held) {}
    }

    func receive(subscription: AnySubscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
        guard downstream != nil else { return }
        setAlarm()
    }

    func receive(_ input: Output) {
        guard let downstream else { return }
        // The alarm stays where it is: it looks at this time when it rings.
        due = alarm.now.advanced(by: interval)
        downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        stop()
        downstream?.receive(completion: completion)
    }

    private func setAlarm() {
        alarm.set(to: due) { self.ring(at: $0) }
    }

    private func ring(at time: Time) {
        guard let downstream else { return }
        if time < due { return setAlarm() }
        let subscription = self.subscription
        stop()
        subscription?.cancel()
        downstream.receive(completion: end())
    }

    private func stop() {
        alarm.stop()
        downstream = nil
        subscription = nil
    }
}
