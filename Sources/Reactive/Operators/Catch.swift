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

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let present = Present(subscriber)
            let handler = self.handler
            subscriber.receive(subscription: present)
            upstream.receive(
                subscriber: Relay(
                    subscription: { present.keep($0) },
                    value: { present.downstream?.receive($0) },
                    completion: {
                        switch $0 {
                        case .finished: present.finish(.finished)
                        case .failure(let error): present.goOn { handler(error) }
                        }
                    }))
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

/// The subscription to the one of several publishers whose turn it is.
private final class Present<Output, Failure: Error>: Subscription {
    private(set) var downstream: Subscriber<Output, Failure>?
    private var subscription: Subscription?

    init(_ downstream: Subscriber<Output, Failure>) {
        self.downstream = downstream
    }

    override func cancel() {
        let (held, subscription) = (downstream, self.subscription)
        downstream = nil
        self.subscription = nil
        subscription?.cancel()
        withExtendedLifetime(held) {}
    }

    func keep(_ subscription: Subscription) {
        if downstream == nil { subscription.cancel() } else { self.subscription = subscription }
    }

    func goOn<P: Publisher>(with next: () -> P) where P.Output == Output, P.Failure == Failure {
        guard downstream != nil else { return }
        subscription = nil
        next().receive(
            subscriber: Relay(
                subscription: { [self] in keep($0) },
                value: { [self] in downstream?.receive($0) },
                completion: { [self] in finish($0) }))
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        self.downstream = nil
        subscription = nil
        downstream?.receive(completion: completion)
    }
}
