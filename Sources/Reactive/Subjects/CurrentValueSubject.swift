/// A subject that keeps its latest value and gives it to each new subscriber: the form for state.
///
/// ```swift
/// let state = CurrentValueSubject<State, Never>(.initial)
/// state.value = .logined
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    /// The latest value; setting it sends it.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard broadcast.completion == nil else { return }
        current = value
        broadcast.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }

    public func receive(subscriber: Subscriber<Output, Failure>) {
        broadcast.attach(subscriber, replaying: current)
    }
}
