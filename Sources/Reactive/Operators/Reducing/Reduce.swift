extension Publishers {
    /// Sends at the end what a closure has made of all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are gathered.
        public let upstream: Upstream
        /// The result of no values.
        public let initial: Output
        /// Makes the next result of the one before and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            var result = initial
            let next = nextPartialResult
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    result = next(result, $0)
                    return .wait
                } atEnd: {
                    .sendAndFinish(result)
                })
        }
    }
}

extension Publisher {
    /// Sends at the end what a closure has made of all values.
    ///
    ///     input   1---2---3-|
    ///     reduce(0) { $0 + $1 }
    ///     output  ----------6|
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
