extension Publishers {
    /// Sends the last value that passes a test, at the end; fails when the test throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            var last: Output?
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        if try predicate($0) { last = $0 }
                        return .wait
                    },
                    atEnd: { last.map { .sendAndFinish($0) } ?? .finish }))
        }
    }
}

extension Publisher {
    /// Sends the last value that passes a test, at the end; fails when the test throws.
    ///
    ///     input   --1---2---x---|
    ///     tryLast { try number($0) < 3 }
    ///     output  ----------X
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
