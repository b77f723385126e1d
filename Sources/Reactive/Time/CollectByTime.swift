extension Publishers {
    /// How values are put together in arrays.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// What has come is sent each time that a stretch of time is over.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// What has come is sent each time that a stretch of time is over, and when it is so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of each stretch of time in one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// How they are put together.
        public let strategy: TimeGroupingStrategy<Context>
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            if case .byTimeOrCount(_, _, let count) = strategy, count < 1 { countBelowOne("collect", count) }
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let basket = Basket(subscriber, strategy: strategy, options: options)
            upstream.receive(
                subscriber: Relay(
                    subscription: { basket.receive(subscription: $0) },
                    value: { basket.receive($0) },
                    completion: { basket.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends the values of each stretch of time in one array.
    ///
    ///     input   1-2-----3-------4-5-6-|
    ///     collect(.byTime(scheduler, 6 ticks))
    ///     output  ------[1, 2]--[3]-----[4, 5, 6]|
    ///
    /// The stretches follow one another from the subscription on. Nothing is sent at the end of one that brought
    /// nothing. What has come before the end is sent with it; a failure comes alone.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class Basket<Input, Failure: Error, Context: Scheduler>: AnySubscription {
    private var downstream: AnySubscriber<[Input], Failure>?
    private var subscription: AnySubscription?
    private var timer: (any Cancellable)?
    private var values: [Input] = []
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?

    init(
        _ downstream: AnySubscriber<[Input], Failure>,
        strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
    }

    override func cancel() {
        let (held, subscription, values) = (downstream, self.subscription, self.values)
        end()
        subscription?.cancel()
        withExtendedLifetime((held, values)) {}
    }

    func receive(subscription: AnySubscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
        guard downstream != nil else { return }
        timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in
            self?.send()
        }
    }

    func receive(_ input: Input) {
        guard downstream != nil else { return }
        values.append(input)
        if values.count >= limit { send() }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        // It is the subscriber's still, who may cancel at the last array.
        if case .finished = completion { send() }
        guard self.downstream != nil else { return }
        end()
        downstream.receive(completion: completion)
    }

    private func send() {
        guard let downstream, !values.isEmpty else { return }
        let sent = values
        values = []
        downstream.receive(sent)
    }

    private func end() {
        let timer = self.timer
        self.timer = nil
        downstream = nil
        subscription = nil
        values = []
        timer?.cancel()
    }
}
