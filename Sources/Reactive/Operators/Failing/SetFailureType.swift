extension Publishers {
    /// Says of a publisher that cannot fail that it may.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that cannot fail.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            upstream.receive(
                subscriber: Relay(
                    subscription: { subscriber.receive(subscription: $0) },
                    value: { subscriber.receive($0) },
                    completion: { _ in subscriber.receive(completion: .finished) }))
        }
    }
}

extension Publisher where Failure == Never {
    /// Says of this publisher, which cannot fail, that it may: to join it with one that does.
    ///
    ///     input   1---2-|
    ///     output  1---2-|
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
