extension Publisher where Failure == Never {
    /// Writes each value to a ``Published`` property for as long as that property lives.
    ///
    /// There is nothing to keep and nothing to cancel: the subscription goes away with the property.
    ///
    /// ```swift
    /// $username.map { $0.count }.assign(to: &$length)
    /// ```
    ///
    ///     input     1---2---3-|
    ///     property  1---2---3--
    public func assign(to published: inout Published<Output>.Publisher) {
        receive(subscriber: AssignToPublished(published.storage))
    }
}

private final class AssignToPublished<Value>: AnySubscriber<Value, Never> {
    private weak var storage: Published<Value>.Storage?
    private var subscription: AnySubscription?

    init(_ storage: Published<Value>.Storage) {
        self.storage = storage
    }

    override func receive(subscription: AnySubscription) {
        guard let storage else { return subscription.cancel() }
        self.subscription = subscription
        storage.keep(subscription)
    }

    override func receive(_ input: Value) {
        storage?.set(input)
    }

    override func receive(completion: Subscribers.Completion<Never>) {
        storage?.drop(subscription)
        subscription = nil
    }
}
