extension Publishers {
    /// Goes on with another publisher when one fails, or fails with what a closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that may fail.
        public let upstream: Upstream
        /// Makes the publisher to go on with, or throws.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let handler = self.handler
            upstream.catch { error in
                do {
                    return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }
            .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Goes on with another publisher when this one fails, or fails with what a closure throws.
    ///
    ///     input   1---2---x
    ///     tryCatch { try replacement(for: $0) }
    ///     output  1---2---X
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
