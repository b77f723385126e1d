/// Sends nothing, and finishes at once or never.
///
///     Empty()
///     output  |
///
///     Empty(completeImmediately: false)
///     output  --------
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes at once.
    public let completeImmediately: Bool

    /// Makes one that finishes at once, or never.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Makes one whose types are told by arguments.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        if completeImmediately, !subscription.isCancelled { subscriber.receive(completion: .finished) }
    }
}

// Nothing of the output is kept, so it may be anything.
extension Empty: Sendable {}
