extension Subscribers {
    /// A subscriber made of closures; `Publisher.sink` makes it.
    public final class Sink<Input, Failure: Error>: AnySubscriber<Input, Failure>, Cancellable {
        // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
        @exclusivity(unchecked) @usableFromInline var subscription: AnySubscription?
        @exclusivity(unchecked) @usableFromInline var onValue: ((Input) -> Void)?
        @exclusivity(unchecked) @usableFromInline var onCompletion: ((Completion<Failure>) -> Void)?

        /// Makes one that calls a closure with each value, and another at the end.
        @inlinable
        public init(
            receiveCompletion: ((Completion<Failure>) -> Void)? = nil,
            receiveValue: @escaping (Input) -> Void
        ) {
            onCompletion = receiveCompletion
            onValue = receiveValue
            super.init()
        }

        public override func receive(subscription: AnySubscription) {
            if onValue == nil { subscription.cancel() } else { self.subscription = subscription }
        }

        public override func receive(_ input: Input) {
            if let onValue { onValue(input) }
        }

        public override func receive(completion: Completion<Failure>) {
            let handler = onCompletion
            end()
            handler?(completion)
        }

        public func cancel() {
            let subscription = self.subscription
            end()
            subscription?.cancel()
        }

        // Each line stands alone: what it lets go may cancel this once more.
        private func end() {
            subscription = nil
            onValue = nil
            onCompletion = nil
        }
    }
}

extension Publisher {
    /// Calls a closure with each value, and another when the publisher ends.
    ///
    /// Keep the result: when it goes, so does the subscription.
    ///
    ///     input   1---2---|
    ///     sink    1   2   finished
    @inlinable
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
    @inlinable
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: nil, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(object: sink)
    }
}
