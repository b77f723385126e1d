/// The receiving end of a publisher, as publishers and operators know it.
///
/// A class and not a protocol: a value then passes each operator by one virtual call, and an operator is one object.
/// You seldom subclass it; `sink` and `assign` do. A type of your own may conform to ``Subscriber`` instead, as in
/// Combine.
open class AnySubscriber<Input, Failure: Error> {
    @inlinable
    public init() {}

    /// Called once, before the first value, with the handle that ends the subscription.
    open func receive(subscription: AnySubscription) {}

    /// Called with each value, in the order in which they were sent.
    open func receive(_ input: Input) {}

    /// Called at most once; nothing follows.
    open func receive(completion: Subscribers.Completion<Failure>) {}
}

extension AnySubscriber: Subscriber {
    /// Takes a subscription of a publisher that is written as for Combine, and asks it for everything.
    @_disfavoredOverload
    public func receive(subscription: any Subscription) {
        receive(subscription: subscription as? AnySubscription ?? ForeignSubscription(subscription))
        subscription.request(.unlimited)
    }

    /// Takes a value of a publisher that is written as for Combine.
    ///
    /// - Returns: `.none`: everything has been asked for already.
    @_disfavoredOverload
    public func receive(_ input: Input) -> Subscribers.Demand {
        receive(input) as Void
        return .none
    }
}
