extension Subscribers {
    /// A subscriber that writes each value to a property; `Publisher.assign(to:on:)` makes it.
    final class Assign<Root, Input>: Subscriber<Input, Never>, Cancellable {
        private var subscription: Subscription?
        private var object: Root?
        private let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var isCancelled = false

        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        override func receive(subscription: Subscription) {
            if isCancelled { subscription.cancel() } else { self.subscription = subscription }
        }

        override func receive(_ input: Input) {
            guard let object else { return }
            object[keyPath: keyPath] = input
        }

        override func receive(completion: Completion<Never>) {
            subscription = nil
            object = nil
        }

        func cancel() {
            isCancelled = true
            let subscription = self.subscription
            self.subscription = nil
            object = nil
            subscription?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object.
    ///
    /// ```swift
    /// viewModel.validatedText
    ///     .assign(to: \.isEnabled, on: loginButton)
    ///     .store(in: &subscriptions)
    /// ```
    ///
    /// - Important: The subscription holds the object strongly, as in Combine. If the object also keeps the
    ///   subscription, neither goes away: use `assign(to:)` or ``Bindable`` there.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(object: assign)
    }
}
