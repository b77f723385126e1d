extension Publishers {
    /// Makes a publisher of each value and sends whatever any of them sends.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of whose values publishers are made.
        public let upstream: Upstream
        /// How many publishers are heard at the same time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand = .unlimited,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let transform = self.transform
            if let limit = maxPublishers.max {
                return receive(subscriber: subscriber, limit: limit)
            }
            let all = Flattened(subscriber)
            subscriber.receive(subscription: all)
            upstream.receive(
                subscriber: Relay(
                    subscription: { all.keep($0) },
                    value: { if all.downstream != nil { all.hear(transform($0)) } },
                    completion: { all.receiveOuter(completion: $0) }))
        }
    }
}

extension Publishers.FlatMap {
    /// Hears no more than so many publishers at the same time.
    private func receive(subscriber: AnySubscriber<Output, Failure>, limit: Int) {
        let transform = self.transform
        let all = FlattenedInTurn<Upstream.Output, Output, Failure>(subscriber, limit: limit)
        all.start = { [unowned all] in all.hear(transform($0)) }
        subscriber.receive(subscription: all)
        upstream.receive(
            subscriber: Relay(
                subscription: { all.keep($0) },
                value: { all.receive($0) },
                completion: { all.receiveOuter(completion: $0) }))
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
    ///
    /// - Parameters:
    ///   - maxPublishers: How many publishers are heard at the same time. Further values wait.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher, which cannot fail, of each value and sends whatever any of them sends.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

/// The subscription to a publisher of publishers, and to those that it has sent and that have not ended.
private class Flattened<Output, Failure: Error>: AnySubscription {
    final private(set) var downstream: AnySubscriber<Output, Failure>?
    final private(set) var outer: AnySubscription?
    private final var inner: [Int: AnySubscription] = [:]
    /// How many have not ended, the outer one included, and values that wait.
    final var running = 1
    private final var made = 0

    init(_ downstream: AnySubscriber<Output, Failure>) {
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

    final func keep(_ subscription: AnySubscription) {
        if downstream == nil { subscription.cancel() } else { outer = subscription }
    }

    final func hear<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
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
                    if case .finished = $0 { innerFinished() }
                    receive(completion: $0)
                }))
    }

    /// There is room for another one.
    func innerFinished() {}

    /// The publisher of the values has ended: there is nothing left of it to cancel.
    final func receiveOuter(completion: Subscribers.Completion<Failure>) {
        outer = nil
        receive(completion: completion)
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        running -= 1
        if case .finished = completion, running > 0 { return }
        cancel()
        downstream.receive(completion: completion)
    }
}

/// The same for so many of them at a time: values of which none has been made yet wait.
private final class FlattenedInTurn<Input, Output, Failure: Error>: Flattened<Output, Failure> {
    /// Makes a publisher of a value, and hears it.
    var start: (Input) -> Void = { _ in }
    private let limit: Int
    private var heard = 0
    private var waiting = Queue<Input>()
    private var isStarting = false

    init(_ downstream: AnySubscriber<Output, Failure>, limit: Int) {
        self.limit = limit
        super.init(downstream)
    }

    override func cancel() {
        let waiting = self.waiting
        self.waiting = Queue()
        start = { _ in }
        super.cancel()
        withExtendedLifetime(waiting) {}
    }

    func receive(_ input: Input) {
        guard downstream != nil else { return }
        if heard >= limit, let buffer = outer as? Buffering {
            switch buffer.room(beside: waiting.count) {
            case .waits: break
            case .isDropped: return
            case .takesThePlaceOfTheOldest:
                _ = waiting.removeFirst()
                // It has nothing left to end.
                running -= 1
            }
        }
        running += 1
        waiting.append(input)
        startWaiting()
    }

    override func innerFinished() {
        heard -= 1
        startWaiting()
    }

    /// A value that waits counts as one that has not ended until its publisher does in its place.
    ///
    /// In a loop, so that many publishers that finish at once need no stack.
    private func startWaiting() {
        guard !isStarting else { return }
        isStarting = true
        while downstream != nil, heard < limit, !waiting.isEmpty {
            let input = waiting.removeFirst()
            heard += 1
            start(input)
            receive(completion: .finished)
        }
        isStarting = false
    }
}
