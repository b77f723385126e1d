extension Publishers {
    /// Sends what the latest of a publisher's publishers sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestPublisher(subscriber)
            subscriber.receive(subscription: latest)
            upstream.receive(
                subscriber: Relay(
                    subscription: { latest.keep($0) },
                    value: { latest.switchTo($0) },
                    completion: { latest.receiveOuter(completion: $0) }))
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the latest of this publisher's publishers sends; the ones before it are cancelled.
    ///
    ///     a       1---2---3---4-|
    ///     b             x---y---z-|
    ///     input   a-----b-----|
    ///     output  1---2-x---y---z-|
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends what the latest of this publisher's publishers, which may fail, sends.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends what the latest of this publisher's publishers, which cannot fail, sends.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends what the latest of this publisher's publishers sends; the ones before it are cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// The subscription to a publisher of publishers, and to the latest that it has sent.
private final class LatestPublisher<Output, Failure: Error>: AnySubscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private var outer: AnySubscription?
    private var inner: AnySubscription?
    private var number = 0
    private var isOuterRunning = true
    private var isInnerRunning = false

    init(_ downstream: AnySubscriber<Output, Failure>) {
        self.downstream = downstream
    }

    override func cancel() {
        let (held, outer, inner) = (downstream, self.outer, self.inner)
        number += 1
        downstream = nil
        self.outer = nil
        self.inner = nil
        outer?.cancel()
        inner?.cancel()
        withExtendedLifetime(held) {}
    }

    func keep(_ subscription: AnySubscription) {
        if downstream == nil { subscription.cancel() } else { outer = subscription }
    }

    func switchTo<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        guard downstream != nil else { return }
        number += 1
        let mine = number
        let before = inner
        inner = nil
        isInnerRunning = true
        before?.cancel()
        guard mine == number else { return }
        publisher.receive(
            subscriber: Relay(
                subscription: { [self] in if mine == number { inner = $0 } else { $0.cancel() } },
                value: { [self] in if mine == number { downstream?.receive($0) } },
                completion: { [self] in if mine == number { receiveInner(completion: $0) } }))
    }

    func receiveOuter(completion: Subscribers.Completion<Failure>) {
        isOuterRunning = false
        outer = nil
        end(completion)
    }

    private func receiveInner(completion: Subscribers.Completion<Failure>) {
        isInnerRunning = false
        inner = nil
        end(completion)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        if case .finished = completion, isOuterRunning || isInnerRunning { return }
        cancel()
        downstream.receive(completion: completion)
    }
}
