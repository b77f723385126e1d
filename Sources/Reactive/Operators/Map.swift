extension Publishers {
    /// Sends what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        public func receive(subscriber: Subscriber<Output, Failure>) {
            upstream.receive(subscriber: MapSubscriber(downstream: subscriber, transform: transform))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value.
    ///
    ///     input   1---2---3-|
    ///     map { $0 * 10 }
    ///     output  10--20--30|
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends one property of each value.
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }
}

private final class MapSubscriber<Input, Output, Failure: Error>: Subscriber<Input, Failure> {
    private let downstream: Subscriber<Output, Failure>
    private let transform: (Input) -> Output

    init(downstream: Subscriber<Output, Failure>, transform: @escaping (Input) -> Output) {
        self.downstream = downstream
        self.transform = transform
    }

    override func receive(subscription: Subscription) {
        downstream.receive(subscription: subscription)
    }

    override func receive(_ input: Input) {
        downstream.receive(transform(input))
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
