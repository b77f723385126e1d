extension Publishers {
    /// Sends whether a value passes a test, as soon as that is known, and fails when the test throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are tested.
        public let upstream: Upstream
        /// Tests a value, or throws.
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive(subscriber: AnySubscriber<Bool, any Error>) {
            let predicate = self.predicate
            upstream.receive(
                subscriber: Gatherer(
                    subscriber, trying: { try predicate($0) ? .sendAndFinish(true) : .wait },
                    atEnd: { .sendAndFinish(false) }))
        }
    }
}

extension Publisher {
    /// Sends true as soon as a value passes a test, or false if none does, and fails when the test throws.
    ///
    ///     input   1---x---3-|
    ///     tryContains { try number($0) > 2 }
    ///     output  ----X
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
