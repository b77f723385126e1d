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

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let shared = self.shared
            shared.add(subscriber)
            shared.connect(to: upstream)
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
    private let broadcast = Broadcast<Output, Failure>()
    private var subscription: AnySubscription?
    private var count = 0
    /// Counts the subscriptions to the upstream; what an earlier one still sends is nobody's.
    private var number = 0
    private var isConnected = false

    func add(_ subscriber: AnySubscriber<Output, Failure>) {
        let isOver = broadcast.isOver
        if !isOver { count += 1 }
        broadcast.attach(
            Relay(
                subscription: { [self] link in
                    subscriber.receive(
                        subscription: isOver ? link : Cancellation(link, onCancel: { self.leave() }))
                },
                value: { subscriber.receive($0) },
                completion: { subscriber.receive(completion: $0) }))
    }

    /// Subscribes to the upstream, unless that is done already, or everybody has left.
    func connect(to upstream: some Publisher<Output, Failure>) {
        guard !isConnected, !broadcast.isOver, count > 0 else { return }
        isConnected = true
        number += 1
        let mine = number
        upstream.receive(
            subscriber: Relay(
                subscription: { [self] in if mine == number { subscription = $0 } else { $0.cancel() } },
                value: { [self] in if mine == number { broadcast.send($0) } },
                completion: { [self] in if mine == number { finish($0) } }))
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        subscription = nil
        broadcast.send(completion: completion)
    }

    private func leave() {
        count -= 1
        guard count == 0 else { return }
        number += 1
        isConnected = false
        let subscription = self.subscription
        self.subscription = nil
        subscription?.cancel()
    }
}
