public import Reactive

/// A subscriber of any kind, or one of closures. (What Pinion's own operators are is `Reactive.AnySubscriber`.)
///
/// ```swift
/// [1, 2, 3].publisher.subscribe(
///     AnySubscriber(
///         receiveSubscription: { $0.request(.max(1)) },
///         receiveValue: { value in
///             print(value)
///             return .max(1)
///         }))
/// ```
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Another subscriber, without its type.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber that sends all that it hears to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
                subject.send(value)
                return .none
            },
            receiveCompletion: { subject.send(completion: $0) })
    }

    /// A subscriber of closures. Without the first it asks for nothing, without the second for no more.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension AnySubscriber: CustomStringConvertible {
    public var description: String { "AnySubscriber" }
}
