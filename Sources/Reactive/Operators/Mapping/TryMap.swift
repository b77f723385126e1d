extension Publishers {
    /// Sends what a closure makes of each value, and fails when the closure throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher whose values are transformed.
        public let upstream: Upstream
        /// Makes a value of a value, or throws.
        public let transform: (Upstream.Output) throws -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let transform = self.transform
            upstream.receive(subscriber: Gatherer(subscriber, trying: { .send(try transform($0)) }))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, and fails when the closure throws.
    ///
    ///     input   1---2---x---3-|
    ///     tryMap { try number($0) }
    ///     output  1---2---X
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
