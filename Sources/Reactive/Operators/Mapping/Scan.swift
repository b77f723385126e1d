extension Publishers {
    /// Sends what a closure makes of each value and of what it made of the ones before.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are gathered.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Makes the next result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            var result = initialResult
            let next = nextPartialResult
            upstream.receive(
                subscriber: Step(downstream: subscriber) { input, downstream in
                    result = next(result, input)
                    downstream.receive(result)
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value and of what it made of the ones before.
    ///
    ///     input   1---2---3-|
    ///     scan(0) { $0 + $1 }
    ///     output  1---3---6-|
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
