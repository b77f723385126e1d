extension Publishers {
    /// Sends at the end how many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Int, Failure>) {
            upstream.reduce(0) { count, _ in count + 1 }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends at the end how many values there were.
    ///
    ///     input   a---b---c-|
    ///     count()
    ///     output  ----------3|
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
