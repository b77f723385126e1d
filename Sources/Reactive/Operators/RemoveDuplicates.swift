extension Publishers {
    /// Leaves out a value that equals the one before it.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let areEqual: (Output, Output) -> Bool

        public func receive(subscriber: Subscriber<Output, Failure>) {
            upstream.receive(
                subscriber: RemoveDuplicatesSubscriber(downstream: subscriber, areEqual: areEqual))
        }
    }
}

extension Publisher {
    /// Leaves out a value that a test finds equal to the one before it.
    public func removeDuplicates(
        by areEqual: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, areEqual: areEqual)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one before it.
    ///
    ///     input   1---1---2---1-|
    ///     removeDuplicates()
    ///     output  1-------2---1-|
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

private final class RemoveDuplicatesSubscriber<Input, Failure: Error>: Subscriber<Input, Failure> {
    private let downstream: Subscriber<Input, Failure>
    private let areEqual: (Input, Input) -> Bool
    private var latest: Input?

    init(downstream: Subscriber<Input, Failure>, areEqual: @escaping (Input, Input) -> Bool) {
        self.downstream = downstream
        self.areEqual = areEqual
    }

    override func receive(subscription: Subscription) {
        downstream.receive(subscription: subscription)
    }

    override func receive(_ input: Input) {
        if let latest, areEqual(latest, input) { return }
        latest = input
        downstream.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
