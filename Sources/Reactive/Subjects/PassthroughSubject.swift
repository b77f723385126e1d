/// A subject that passes values on and keeps none: the form for events.
///
/// ```swift
/// let action = PassthroughSubject<Action, Never>()
/// action.send(.login)
/// ```
///
///     send    1---2---3-|
///     early   1---2---3-|
///     late      --2---3-|
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()

    /// Makes one that nobody listens to yet.
    public init() {}

    @inlinable
    public func send(_ value: Output) {
        broadcast.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }

    @inlinable
    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        broadcast.attach(subscriber)
    }
}
