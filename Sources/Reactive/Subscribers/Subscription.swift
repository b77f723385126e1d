/// The handle that a publisher gives its subscriber: cancelling it detaches the subscriber.
///
/// This base class stands for a subscription with nothing to detach, such as that of ``Just``.
open class Subscription: Cancellable {
    @inlinable
    public init() {}

    open func cancel() {}
}
