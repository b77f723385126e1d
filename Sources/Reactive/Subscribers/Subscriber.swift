/// The receiving end of a publisher.
///
/// A class and not, as in Combine, a protocol: a value then passes each operator by one virtual call, and
/// an operator is one object. You seldom subclass it; `sink` and `assign` do.
open class Subscriber<Input, Failure: Error> {
    @inlinable
    public init() {}

    /// Called once, before the first value, with the handle that ends the subscription.
    open func receive(subscription: Subscription) {}

    /// Called with each value, in the order in which they were sent.
    open func receive(_ input: Input) {}

    /// Called at most once; nothing follows.
    open func receive(completion: Subscribers.Completion<Failure>) {}
}
