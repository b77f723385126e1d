extension Publishers {
    /// Sends what a closure makes of each value, unless that is nothing, and fails when the closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// Makes a value of a value, or nothing, or throws.
        public let transform: (Upstream.Output) throws -> Output?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let transform = self.transform
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        if let output = try transform($0) { .send(output) } else { .wait }
                    }))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, unless that is nothing, and fails when the closure throws.
    ///
    ///     input   1---x---3---!-|
    ///     tryCompactMap { try number($0) }
    ///     output  1-------3---X
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
