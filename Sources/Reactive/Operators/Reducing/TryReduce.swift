extension Publishers {
    /// Sends at the end what a closure has made of all values, and fails when the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are gathered.
        public let upstream: Upstream
        /// The result of no values.
        public let initial: Output
        /// Makes the next result of the one before and a value, or throws.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            var result = initial
            let next = nextPartialResult
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        result = try next(result, $0)
                        return .wait
                    },
                    atEnd: { .sendAndFinish(result) }))
        }
    }
}

extension Publisher {
    /// Sends at the end what a closure has made of all values, and fails when the closure throws.
    ///
    ///     input   1---0---3-|
    ///     tryReduce(6) { try divide($0, by: $1) }
    ///     output  ----X
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
