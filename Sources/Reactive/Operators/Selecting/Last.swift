extension Publishers {
    /// Sends the last value at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose last value is sent.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            upstream.last { _ in true }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the last value at the end.
    ///
    ///     input   --1---2---3---|
    ///     last()
    ///     output  --------------3|
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}
