extension Subscribers {
    /// A subscriber made of closures; `Publisher.sink` makes it.
    final class Sink<Input, Failure: Error>: Subscriber<Input, Failure>, Cancellable {
        private var subscription: Subscription?
        private var receiveValue: ((Input) -> Void)?
        private var receiveCompletion: ((Completion<Failure>) -> Void)?
        private var isCancelled = false

        init(
            receiveCompletion: ((Completion<Failure>) -> Void)?, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        override func receive(subscription: Subscription) {
            if isCancelled { subscription.cancel() } else { self.subscription = subscription }
        }

        override func receive(_ input: Input) {
            receiveValue?(input)
        }

        override func receive(completion: Completion<Failure>) {
            let handler = receiveCompletion
            end()
            handler?(completion)
        }

        func cancel() {
            isCancelled = true
            let subscription = self.subscription
            end()
            subscription?.cancel()
        }

        private func end() {
            subscription = nil
            receiveValue = nil
            receiveCompletion = nil
        }
    }
}

extension Publisher {
    /// Calls a closure with each value, and another when the publisher ends.
    ///
    /// Keep the result: when it goes, so does the subscription.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(object: sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value.
    ///
    /// ```swift
    /// viewModel.$isLoading
    ///     .sink { print("loading:", $0) }
    ///     .store(in: &subscriptions)
    /// ```
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: nil, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(object: sink)
    }
}
