extension Publishers {
    /// Lets many subscribers share one subscription.
    ///
    /// A class, as in Combine: whoever holds this object shares with all others that do.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to which there is one subscription.
        public let upstream: Upstream
        private let shared = Shared<Output, Failure>()

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let shared = self.shared
            guard shared.add(subscriber) else { return }
            upstream.receive(
                subscriber: Relay(
                    subscription: { shared.keep($0) },
                    value: { shared.broadcast.send($0) },
                    completion: { shared.finish($0) }))
        }
    }
}

extension Publishers.Share: Equatable {
    public static func == (one: Publishers.Share<Upstream>, other: Publishers.Share<Upstream>) -> Bool {
        one === other
    }
}

extension Publisher {
    /// Lets many subscribers share one subscription to this publisher.
    ///
    ///     input   1---2---3---4-|
    ///     a       1---2---3---4-|
    ///     b             --3---4-|
    ///
    /// The first subscriber starts it, the last one to cancel ends it. Who comes later hears what is sent
    /// afterwards.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}

/// The one subscription, and those who share it.
private final class Shared<Output, Failure: Error> {
    let broadcast = Broadcast<Output, Failure>()
    private var subscription: Subscription?
    private var count = 0

    /// - Returns: Whether the subscriber is the first, and the upstream is to be subscribed to.
    func add(_ subscriber: Subscriber<Output, Failure>) -> Bool {
        let isOver = broadcast.isOver
        count += 1
        let isFirst = count == 1
        broadcast.attach(
            Relay(
                subscription: { [self] link in
                    subscriber.receive(
                        subscription: isOver ? link : Cancellation(link, onCancel: { self.leave() }))
                },
                value: { subscriber.receive($0) },
                completion: { subscriber.receive(completion: $0) }))
        return isFirst && !isOver && count > 0
    }

    func keep(_ subscription: Subscription) {
        if count == 0 { subscription.cancel() } else { self.subscription = subscription }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        subscription = nil
        broadcast.send(completion: completion)
    }

    private func leave() {
        count -= 1
        guard count == 0 else { return }
        let subscription = self.subscription
        self.subscription = nil
        subscription?.cancel()
    }
}
