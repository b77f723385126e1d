/// Sends one value to each subscriber, then finishes.
///
/// ```swift
/// let subscription = Just(42).sink { print($0) }
/// ```
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that every subscriber receives.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive(subscriber: Subscriber<Output, Never>) {
        subscriber.receive(subscription: Subscription())
        subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}
