extension Publishers {
    /// Leaves out values until one fails a test; fails when the test throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are tested.
        public let upstream: Upstream
        /// Tests a value, or throws.
        public let predicate: (Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let predicate = self.predicate
            var isDropping = true
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        if isDropping { isDropping = try predicate($0) }
                        return isDropping ? .wait : .send($0)
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out values until one fails a test; fails when the test throws.
    ///
    ///     input   1---x---3---1-|
    ///     tryDrop { try number($0) < 3 }
    ///     output  ----X
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
