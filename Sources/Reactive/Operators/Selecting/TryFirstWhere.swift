extension Publishers {
    /// Sends the first value that passes a test, then finishes; fails when the test throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.receive(
                subscriber: Gatherer(subscriber, trying: { try predicate($0) ? .sendAndFinish($0) : .wait }))
        }
    }
}

extension Publisher {
    /// Sends the first value that passes a test, then finishes; fails when the test throws.
    ///
    ///     input   --1---2---x-|
    ///     tryFirst { try number($0) > 1 }
    ///     output  ------2|
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
