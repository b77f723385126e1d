extension Publishers {
    /// Sends values until another publisher sends one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are sent.
        public let upstream: Upstream
        /// The publisher that ends it.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let closed = Closed(subscriber, count: 2)
            subscriber.receive(subscription: closed)
            guard closed.downstream != nil else { return }
            other.receive(
                subscriber: Relay(
                    subscription: { closed.keep($0, at: 1) }, value: { _ in closed.finish() },
                    completion: { _ in closed.forget(1) }))
            closed.hear(upstream, at: 0) { closed.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends values until another publisher sends one, then finishes.
    ///
    ///     input   1---2---3---4-|
    ///     other   ------a---b---|
    ///     prefix(untilOutputFrom: other)
    ///     output  1---2-|
    ///
    /// The other one's end does not count.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

private final class Closed<Output, Failure: Error>: Sources<Output, Failure> {
    override func finish(_ source: Int) {
        finish()
    }
}
