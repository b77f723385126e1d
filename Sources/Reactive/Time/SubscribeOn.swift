extension Publishers {
    /// Subscribes, and cancels, in a turn of a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to.
        public let upstream: Upstream
        /// What gives the turns.
        public let scheduler: Context
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let entry = Entry(subscriber, scheduler: scheduler, options: options)
            let upstream = self.upstream
            subscriber.receive(subscription: entry)
            scheduler.schedule(options: options) { entry.hear(upstream) }
        }
    }
}

extension Publisher {
    /// Subscribes, and cancels, in a turn of a scheduler: what it sets off happens later.
    ///
    ///     subscription  |
    ///     subscribe(on: a scheduler)
    ///     input          1---2---3-|
    ///     output         1---2---3-|
    ///
    /// A subscriber that cancels hears nothing more, even so.
    ///
    /// - Important: It leads to no other thread. Everything stays on one actor; see <doc:Isolation> for the doors.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class Entry<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(
        _ downstream: AnySubscriber<Output, Failure>, scheduler: Context, options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
    }

    override func cancel() {
        let (held, subscription) = (downstream, self.subscription)
        downstream = nil
        self.subscription = nil
        if let subscription { scheduler.schedule(options: options) { subscription.cancel() } }
        withExtendedLifetime(held) {}
    }

    func hear(_ upstream: some Publisher<Output, Failure>) {
        guard downstream != nil else { return }
        upstream.receive(
            subscriber: Relay(
                subscription: { [self] in if downstream == nil { $0.cancel() } else { subscription = $0 } },
                value: { [self] in downstream?.receive($0) },
                completion: { [self] in finish($0) }))
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        self.downstream = nil
        subscription = nil
        downstream?.receive(completion: completion)
    }
}
