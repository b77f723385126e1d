extension Publishers {
    /// Goes on with another publisher when one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that may fail.
        public let upstream: Upstream
        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let present = Present(subscriber)
            let handler = self.handler
            subscriber.receive(subscription: present)
            present.hear(upstream) {
                switch $0 {
                case .finished: present.finish(.finished)
                case .failure(let error): present.goOn { handler(error) }
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with another publisher when this one fails.
    ///
    ///     input   1---2---x
    ///     catch { _ in Just(0) }
    ///     output  1---2---0|
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
