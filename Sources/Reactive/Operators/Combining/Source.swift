/// One of the publishers that ``Sources`` hears.
@usableFromInline
final class Source<Input, Output, Failure: Error>: AnySubscriber<Input, Failure> {
    private let sources: Sources<Output, Failure>
    private let index: Int
    @usableFromInline let onValue: (Input) -> Void

    @usableFromInline
    init(_ sources: Sources<Output, Failure>, index: Int, onValue: @escaping (Input) -> Void) {
        self.sources = sources
        self.index = index
        self.onValue = onValue
        super.init()
    }

    @usableFromInline
    override func receive(subscription: AnySubscription) {
        sources.keep(subscription, at: index)
    }

    @usableFromInline
    override func receive(_ input: Input) {
        onValue(input)
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        sources.receive(completion: completion, of: index)
    }
}

extension Sources {
    /// Subscribes to a publisher, unless all has ended already.
    ///
    /// - Parameter onValue: Should capture the sources and nothing else; it needs no memory of its own then.
    @inlinable
    final func hear<P: Publisher>(
        _ publisher: P, at index: Int, _ onValue: @escaping (P.Output) -> Void
    ) where P.Failure == Failure {
        guard downstream != nil else { return }
        publisher.receive(
            subscriber: Source<P.Output, Output, Failure>(self, index: index, onValue: onValue))
    }
}
