/// The subscription to the one of several publishers whose turn it is.
final class Present<Output, Failure: Error>: AnySubscription {
    private(set) var downstream: AnySubscriber<Output, Failure>?
    private var subscription: AnySubscription?

    init(_ downstream: AnySubscriber<Output, Failure>) {
        self.downstream = downstream
    }

    override func cancel() {
        let (held, subscription) = (downstream, self.subscription)
        downstream = nil
        self.subscription = nil
        subscription?.cancel()
        withExtendedLifetime(held) {}
    }

    func keep(_ subscription: AnySubscription) {
        if downstream == nil { subscription.cancel() } else { self.subscription = subscription }
    }

    /// Subscribes to a publisher, and hears how it ends.
    func hear<P: Publisher>(
        _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        guard downstream != nil else { return }
        publisher.receive(
            subscriber: Relay(
                subscription: { [self] in keep($0) },
                value: { [self] in downstream?.receive($0) },
                completion: onCompletion))
    }

    /// Subscribes to the last of the publishers.
    func goOn<P: Publisher>(with next: () -> P) where P.Output == Output, P.Failure == Failure {
        guard downstream != nil else { return }
        subscription = nil
        hear(next()) { [self] in finish($0) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        self.downstream = nil
        subscription = nil
        downstream?.receive(completion: completion)
    }
}
