/// A subject that keeps its latest value and gives it to each new subscriber: the form for state.
///
/// ```swift
/// let state = CurrentValueSubject<State, Never>(.initial)
/// state.value = .logined
/// ```
///
///     send    1---2---3-|
///     early   1---2---3-|
///     late      1-2---3-|
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast = Broadcast<Output, Failure>()
    @usableFromInline var current: Output

    /// Makes one that holds a value.
    public init(_ value: Output) {
        current = value
    }

    /// The latest value; setting it sends it.
    @inlinable
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    @inlinable
    public func send(_ value: Output) {
        guard !broadcast.isOver else { return }
        // What the old value's end sets off finds the new one in its place.
        let old = current
        current = value
        withExtendedLifetime(old) {}
        broadcast.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }

    @inlinable
    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        if broadcast.attach(subscriber, joined: broadcast.accepted) { subscriber.receive(current) }
    }
}
