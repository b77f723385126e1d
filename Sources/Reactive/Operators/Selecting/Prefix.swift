extension Publishers {
    /// Sends the first values, then finishes.
    public struct Prefix<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are sent.
        public let upstream: Upstream
        /// How many values are sent.
        public let maxLength: Int

        public init(upstream: Upstream, maxLength: Int) {
            self.upstream = upstream
            self.maxLength = maxLength
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            guard maxLength > 0 else {
                return Empty().receive(subscriber: subscriber)
            }
            var left = maxLength
            upstream.receive(
                subscriber: Cutter(downstream: subscriber) { _ in
                    left -= 1
                    return left == 0 ? .passAndFinish : .pass
                })
        }
    }
}

extension Publisher {
    /// Sends the first values, then finishes.
    ///
    ///     input   1---2---3-|
    ///     prefix(2)
    ///     output  1---2|
    public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
        Publishers.Prefix(upstream: self, maxLength: maxLength)
    }
}
