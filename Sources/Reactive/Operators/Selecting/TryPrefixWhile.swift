extension Publishers {
    /// Sends values for as long as they pass a test, then finishes; fails when the test throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
                subscriber: Gatherer(subscriber, trying: { try predicate($0) ? .send($0) : .finish }))
        }
    }
}

extension Publisher {
    /// Sends values for as long as they pass a test, then finishes; fails when the test throws.
    ///
    ///     input   1---2---x---1-|
    ///     tryPrefix { try number($0) < 3 }
    ///     output  1---2---X
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
