extension Optional {
    /// Sends the value, if there is one, and finishes.
    ///
    ///     Int("1").publisher
    ///     output  1|
    ///
    ///     Int("x").publisher
    ///     output  |
    public var publisher: Publisher {
        Publisher(self)
    }

    /// Sends what an optional holds to each subscriber.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value that every subscriber receives, if there is one.
        public let output: Wrapped?

        /// Makes one of an optional.
        public init(_ output: Output?) {
            self.output = output
        }

        public func receive(subscriber: AnySubscriber<Wrapped, Never>) {
            let subscription = Cancellation(nil)
            subscriber.receive(subscription: subscription)
            if let output, !subscription.isCancelled { subscriber.receive(output) }
            if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        }
    }
}
