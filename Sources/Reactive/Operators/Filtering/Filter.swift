extension Publishers {
    /// Sends on only the values that pass a test.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let isIncluded: (Output) -> Bool

        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
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
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

@usableFromInline
final class FilterSubscriber<Input, Failure: Error>: AnySubscriber<Input, Failure> {
    @usableFromInline let downstream: AnySubscriber<Input, Failure>
    @usableFromInline let isIncluded: (Input) -> Bool

    @inlinable
    init(downstream: AnySubscriber<Input, Failure>, isIncluded: @escaping (Input) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
    }

    @usableFromInline
    override func receive(subscription: AnySubscription) {
        downstream.receive(subscription: subscription)
    }

    @usableFromInline
    override func receive(_ input: Input) {
        if isIncluded(input) { downstream.receive(input) }
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
