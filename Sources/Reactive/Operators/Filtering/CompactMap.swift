extension Publishers {
    /// Sends what a closure makes of each value, unless that is nothing.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// Makes a value of a value, or nothing.
        public let transform: (Upstream.Output) -> Output?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let transform = self.transform
            upstream.receive(
                subscriber: Step(downstream: subscriber) { input, downstream in
                    if let output = transform(input) { downstream.receive(output) }
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, unless that is nothing.
    ///
    ///     input   1---x---3-|
    ///     compactMap { Int($0) }
    ///     output  1-------3-|
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
