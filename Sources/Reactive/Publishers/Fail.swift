/// Fails at once.
///
///     Fail(error: Problem())
///     output  x
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure that every subscriber is told.
    public let error: Failure

    /// Makes one that fails with this error.
    public init(error: Failure) {
        self.error = error
    }

    /// Makes one that fails with this error, whose output is told by an argument.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        if !subscription.isCancelled { subscriber.receive(completion: .failure(error)) }
    }
}

// Nothing of the output is kept, so it may be anything; errors are always sendable.
extension Fail: Sendable {}
