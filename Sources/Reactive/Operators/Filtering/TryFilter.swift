extension Publishers {
    /// Sends on only the values that pass a test, and fails when the test throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are tested.
        public let upstream: Upstream
        /// Tests a value, or throws.
        public let isIncluded: (Output) throws -> Bool

        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let isIncluded = self.isIncluded
            upstream.receive(
                subscriber: Gatherer(subscriber, trying: { try isIncluded($0) ? .send($0) : .wait }))
        }
    }
}

extension Publisher {
    /// Sends on only the values that pass a test, and fails when the test throws.
    ///
    ///     input   1---2---x---4-|
    ///     tryFilter { try number($0) > 1 }
    ///     output  ----2---X
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
