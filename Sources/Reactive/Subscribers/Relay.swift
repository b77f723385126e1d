/// The end of an operator that hears one of its publishers, made of closures.
///
/// The closures are written where the operator's types are known, so the compiler specialises them; a method of
/// a generic subclass would look its types up at run time. Each should capture one object and nothing else: such
/// a closure needs no memory of its own.
@usableFromInline
final class Relay<Input, Failure: Error>: AnySubscriber<Input, Failure> {
    @usableFromInline let onSubscription: (AnySubscription) -> Void
    @usableFromInline let onValue: (Input) -> Void
    @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    init(
        subscription: @escaping (AnySubscription) -> Void, value: @escaping (Input) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        onSubscription = subscription
        onValue = value
        onCompletion = completion
        super.init()
    }

    @usableFromInline
    override func receive(subscription: AnySubscription) {
        onSubscription(subscription)
    }

    @usableFromInline
    override func receive(_ input: Input) {
        onValue(input)
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion(completion)
    }
}
