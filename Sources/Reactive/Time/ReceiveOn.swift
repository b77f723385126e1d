extension Publishers {
    /// Sends every value, and the end, in a turn of a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values take a turn.
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
            let passage = Passage(subscriber, scheduler: scheduler, options: options)
            upstream.receive(
                subscriber: Relay(
                    subscription: { passage.receive(subscription: $0) },
                    value: { passage.receive(.value($0)) },
                    completion: { passage.receive(.completion($0)) }))
        }
    }
}

extension Publisher {
    /// Sends every value, and the end, in a turn of a scheduler: later, but in order.
    ///
    ///     input   1---2---3|
    ///     receive(on: a scheduler)
    ///     output  -1---2---3|
    ///
    /// - Important: It leads to no other thread. Everything stays on one actor; see <doc:Isolation> for the doors.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class Passage<Output, Failure: Error, Context: Scheduler>: AnySubscription {
    enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    private var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?
    private var events = Queue<Event>()
    private var isScheduled = false
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
        events.append(event)
        takeTurn()
    }

    /// One turn is for all that waits, so that no scheduler can change the order.
    private func takeTurn() {
        guard !isScheduled, !events.isEmpty else { return }
        isScheduled = true
        scheduler.schedule(options: options) { self.deliver() }
    }

    /// What comes meanwhile takes the next turn.
    private func deliver() {
        var left = events.count
        while left > 0, let downstream {
            left -= 1
            switch events.removeFirst() {
            case .value(let value):
                downstream.receive(value)
            case .completion(let completion):
                end()
                downstream.receive(completion: completion)
            }
        }
        isScheduled = false
        takeTurn()
    }

    private func end() {
        downstream = nil
        subscription = nil
        events = Queue()
    }
}
