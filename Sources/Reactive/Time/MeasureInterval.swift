extension Publishers {
    /// Sends, in place of each value, how long it took to come.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are timed.
        public let upstream: Upstream
        /// What measures the time.
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let scheduler = self.scheduler
            var last = scheduler.now
            upstream.receive(
                subscriber: Relay(
                    subscription: {
                        last = scheduler.now
                        subscriber.receive(subscription: $0)
                    },
                    value: { _ in
                        let now = scheduler.now
                        let passed = last.distance(to: now)
                        last = now
                        subscriber.receive(passed)
                    },
                    completion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends, in place of each value, the time since the one before; for the first, since the subscription.
    ///
    ///     input   --a-----b-|
    ///     measureInterval(using: a scheduler)
    ///     output  --2-----6-|
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
