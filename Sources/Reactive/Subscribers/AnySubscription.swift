/// The handle that a publisher gives its subscriber: cancelling it detaches the subscriber.
///
/// This base class stands for a subscription with nothing to detach, such as that of ``Just``.
open class AnySubscription: Subscription {
    @inlinable
    public init() {}

    open func cancel() {}

    /// Asks for values. No effect on a publisher that pushes all it has.
    open func request(_ demand: Subscribers.Demand) {}
}

/// The subscription of a publisher that is written as for Combine.
final class ForeignSubscription: AnySubscription {
    private var subscription: (any Subscription)?

    init(_ subscription: any Subscription) {
        self.subscription = subscription
    }

    override func cancel() {
        let subscription = self.subscription
        self.subscription = nil
        subscription?.cancel()
    }

    override func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }
}
