extension Publishers {
    /// Makes a publisher of each value and sends whatever any of them sends.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of whose values publishers are made.
        public let upstream: Upstream
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let all = Flattened(subscriber)
            let transform = self.transform
            subscriber.receive(subscription: all)
            upstream.receive(
                subscriber: Relay(
                    subscription: { all.keep($0) },
                    value: { if all.downstream != nil { all.hear(transform($0)) } },
                    completion: { all.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends whatever any of them sends.
    ///
    ///     input   a-----b---|
    ///     flatMap { [$0 + 1, $0 + 2] a little apart }
    ///     output  a1--a2b1--b2|
    ///
    /// It finishes when its own publisher and all that were made have finished, and fails with the first of
    /// them that fails.
    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(transform)
    }

    /// Makes a publisher of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher, which cannot fail, of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap { transform($0).setFailureType(to: Failure.self) }
    }
}

/// The subscription to a publisher of publishers, and to those that it has sent and that have not ended.
private final class Flattened<Output, Failure: Error>: Subscription {
    private(set) var downstream: Subscriber<Output, Failure>?
    private var outer: Subscription?
    private var inner: [Int: Subscription] = [:]
    private var running = 1
    private var made = 0

    init(_ downstream: Subscriber<Output, Failure>) {
        self.downstream = downstream
    }

    override func cancel() {
        let (held, outer, inner) = (downstream, self.outer, self.inner)
        downstream = nil
        self.outer = nil
        self.inner = [:]
        outer?.cancel()
        for subscription in inner.values { subscription.cancel() }
        withExtendedLifetime(held) {}
    }

    func keep(_ subscription: Subscription) {
        if downstream == nil { subscription.cancel() } else { outer = subscription }
    }

    func hear<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        made += 1
        running += 1
        let number = made
        publisher.receive(
            subscriber: Relay(
                subscription: { [self] in
                    if downstream == nil { $0.cancel() } else { inner[number] = $0 }
                },
                value: { [self] in downstream?.receive($0) },
                completion: { [self] in
                    inner[number] = nil
                    receive(completion: $0)
                }))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        running -= 1
        if case .finished = completion, running > 0 { return }
        cancel()
        downstream.receive(completion: completion)
    }
}
