extension Publishers {
    /// Sends whether all values pass a test, as soon as that is known, and fails when the test throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
                    subscriber, trying: { try predicate($0) ? .wait : .sendAndFinish(false) },
                    atEnd: { .sendAndFinish(true) }))
        }
    }
}

extension Publisher {
    /// Sends false as soon as a value fails a test, or true if none does, and fails when the test throws.
    ///
    ///     input   1---2---x---3-|
    ///     tryAllSatisfy { try number($0) < 5 }
    ///     output  --------X
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
