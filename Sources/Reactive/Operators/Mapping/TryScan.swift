extension Publishers {
    /// Sends what a closure makes of each value and of what it made of the ones before, and fails when it throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are gathered.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Makes the next result of the one before and a value, or throws.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            var result = initialResult
            let next = nextPartialResult
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        result = try next(result, $0)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value and of what it made of the ones before, and fails when it throws.
    ///
    ///     input   1---2---0---3-|
    ///     tryScan(6) { try divide($0, by: $1) }
    ///     output  6---3---X
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
