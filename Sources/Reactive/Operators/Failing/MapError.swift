extension Publishers {
    /// Fails with what a closure makes of an error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher that may fail.
        public let upstream: Upstream
        /// Makes an error of an error.
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let transform = self.transform
            upstream.receive(
                subscriber: Relay(
                    subscription: { subscriber.receive(subscription: $0) },
                    value: { subscriber.receive($0) },
                    completion: {
                        switch $0 {
                        case .finished: subscriber.receive(completion: .finished)
                        case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
                        }
                    }))
        }
    }
}

extension Publisher {
    /// Fails with what a closure makes of an error.
    ///
    ///     input   1---2---x
    ///     mapError { Readable($0) }
    ///     output  1---2---X
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
