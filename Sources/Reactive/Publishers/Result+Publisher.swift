extension Result {
    /// Sends the success and finishes, or fails with the failure.
    ///
    ///     .success(1).publisher
    ///     output  1|
    ///
    ///     .failure(Problem()).publisher
    ///     output  x
    public var publisher: Publishers.ResultPublisher<Success, Failure> {
        Publishers.ResultPublisher(self)
    }
}

extension Publishers {
    /// Sends what a result holds to each subscriber.
    public struct ResultPublisher<Output, Failure: Error>: Publisher {
        /// The result that every subscriber is told.
        public let result: Result<Output, Failure>

        /// Makes one of a result.
        public init(_ result: Result<Output, Failure>) {
            self.result = result
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let subscription = Cancellation(nil)
            subscriber.receive(subscription: subscription)
            switch result {
            case .success(let output):
                if !subscription.isCancelled { subscriber.receive(output) }
                if !subscription.isCancelled { subscriber.receive(completion: .finished) }
            case .failure(let error):
                if !subscription.isCancelled { subscriber.receive(completion: .failure(error)) }
            }
        }
    }
}
