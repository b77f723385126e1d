extension Publishers {
    /// Sends the first value, then finishes.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first value is sent.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            upstream.receive(subscriber: Cutter(downstream: subscriber) { _ in .passAndFinish })
        }
    }
}

extension Publisher {
    /// Sends the first value, then finishes.
    ///
    ///     input   --1---2---3-|
    ///     first()
    ///     output  --1|
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
