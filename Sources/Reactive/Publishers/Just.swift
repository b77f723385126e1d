/// Sends one value to each subscriber, then finishes.
///
/// ```swift
/// let subscription = Just(42).sink { print($0) }
/// ```
///
///     Just(42)
///     output  42|
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that every subscriber receives.
    public let output: Output

    /// Makes one that sends this value.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive(subscriber: AnySubscriber<Output, Never>) {
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        if !subscription.isCancelled { subscriber.receive(output) }
        if !subscription.isCancelled { subscriber.receive(completion: .finished) }
    }
}

extension Just: Sendable where Output: Sendable {}
