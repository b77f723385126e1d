extension Publishers {
    /// Sends no value, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher whose end counts.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Never, Failure>) {
            upstream.receive(
                subscriber: Relay(
                    subscription: { subscriber.receive(subscription: $0) }, value: { _ in },
                    completion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends no value, only the end.
    ///
    ///     input   1---2---3-|
    ///     ignoreOutput()
    ///     output  ----------|
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
