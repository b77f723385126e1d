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
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        if !subscription.isCancelled { subscriber.receive(output) }
        if !subscription.isCancelled { subscriber.receive(completion: .finished) }
    }
}

extension Just: Sendable where Output: Sendable {}
