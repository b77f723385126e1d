extension Publishers {
    /// Sends the elements of a sequence to each subscriber, then finishes.
    ///
    ///     [1, 2, 3].publisher
    ///     output  123|
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The values that every subscriber receives.
        public let sequence: Elements

        /// Makes one of a sequence, which may be endless if nobody takes all of it.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let subscription = Cancellation(nil)
            subscriber.receive(subscription: subscription)
            for element in sequence {
                if subscription.isCancelled { return }
                subscriber.receive(element)
            }
            if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        }
    }
}

extension Sequence {
    /// Sends the elements to each subscriber, then finishes.
    ///
    ///     [1, 2, 3].publisher
    ///     output  123|
    ///
    /// Everything is sent at once, to whoever subscribes: cut an endless sequence with `prefix` before it is joined
    /// with anything.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}
