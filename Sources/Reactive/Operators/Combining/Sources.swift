/// The state of an operator that hears several publishers: its subscriber, and the subscriptions to all of them.
///
/// It is the subscription that its subscriber holds. It ends when the last publisher has finished, or the first
/// has failed.
@usableFromInline
class Sources<Output, Failure: Error>: AnySubscription {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline final var downstream: AnySubscriber<Output, Failure>?
    @exclusivity(unchecked) final var running: Int
    @exclusivity(unchecked) private final var first: AnySubscription?
    @exclusivity(unchecked) private final var second: AnySubscription?
    /// Those of a third publisher and further ones.
    private final var others: [AnySubscription?] = []

    @usableFromInline
    init(_ downstream: AnySubscriber<Output, Failure>, count: Int) {
        self.downstream = downstream
        running = count
        super.init()
    }

    @usableFromInline
    override func cancel() {
        let downstream = self.downstream
        self.downstream = nil
        let one = first
        first = nil
        let two = second
        second = nil
        let rest = others
        others = []
        one?.cancel()
        two?.cancel()
        for other in rest { other?.cancel() }
        withExtendedLifetime(downstream) {}
    }

    /// One of the publishers has finished.
    func finish(_ source: Int) {
        if running == 0 { finish() }
    }
}

extension Sources {
    @usableFromInline
    final func keep(_ subscription: AnySubscription, at source: Int) {
        guard downstream != nil else { return subscription.cancel() }
        set(subscription, at: source)
    }

    @usableFromInline
    final func receive(completion: Subscribers.Completion<Failure>, of source: Int) {
        guard let downstream else { return }
        set(nil, at: source)
        running -= 1
        switch completion {
        case .finished:
            finish(source)
        case .failure:
            cancel()
            downstream.receive(completion: completion)
        }
    }

    /// Cancels one of the subscriptions; the others go on.
    final func leave(_ source: Int) {
        let subscription = source == 0 ? first : source == 1 ? second : others[source - 2]
        set(nil, at: source)
        subscription?.cancel()
    }

    /// Lets go of the subscription to a publisher that has ended by itself.
    final func forget(_ source: Int) {
        set(nil, at: source)
    }

    /// Ends what is left and tells the subscriber.
    final func finish() {
        guard let downstream else { return }
        cancel()
        downstream.receive(completion: .finished)
    }

    private final func set(_ subscription: AnySubscription?, at source: Int) {
        switch source {
        case 0: first = subscription
        case 1: second = subscription
        default:
            while others.count <= source - 2 { others.append(nil) }
            others[source - 2] = subscription
        }
    }
}
