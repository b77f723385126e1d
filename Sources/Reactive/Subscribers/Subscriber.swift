/// The receiving end of a publisher, written as for Combine: it asks for values, and gets no more than it asked for.
///
/// ```swift
/// final class FirstThree: Subscriber {
///     func receive(subscription: any Subscription) { subscription.request(.max(3)) }
///     func receive(_ input: Int) -> Subscribers.Demand { .none }
///     func receive(completion: Subscribers.Completion<Never>) {}
/// }
///
/// [1, 2, 3, 4].publisher.subscribe(FirstThree())
/// ```
///
/// Publishers push all that they have. What such a subscriber has not asked for yet waits before it, in order; so
/// does the end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values that are received.
    associatedtype Input
    /// How the publisher can end early; `Never` if it cannot.
    associatedtype Failure: Error

    /// Called once, before the first value: the subscriber asks the subscription for values, now or later.
    func receive(subscription: any Subscription)

    /// Called with each value that was asked for.
    ///
    /// - Returns: How many more values the subscriber asks for.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes the signal.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
