extension Publishers {
    /// Sends on only the values that pass a test.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let isIncluded: (Output) -> Bool

        public func receive(subscriber: Subscriber<Output, Failure>) {
            upstream.receive(subscriber: FilterSubscriber(downstream: subscriber, isIncluded: isIncluded))
        }
    }
}

extension Publisher {
    /// Sends on only the values that pass a test.
    ///
    ///     input   1---2---3---4-|
    ///     filter { $0 > 2 }
    ///     output  --------3---4-|
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

private final class FilterSubscriber<Input, Failure: Error>: Subscriber<Input, Failure> {
    private let downstream: Subscriber<Input, Failure>
    private let isIncluded: (Input) -> Bool

    init(downstream: Subscriber<Input, Failure>, isIncluded: @escaping (Input) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
    }

    override func receive(subscription: Subscription) {
        downstream.receive(subscription: subscription)
    }

    override func receive(_ input: Input) {
        if isIncluded(input) { downstream.receive(input) }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
