extension Publishers {
    /// Sends what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let transform: (Upstream.Output) -> Output

        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
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
    @inlinable
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends one property of each value.
    ///
    ///     input   Ada---Grace-|
    ///     map(\.count)
    ///     output  3-----5-----|
    @inlinable
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    @inlinable
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Sends three properties of each value.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        Publishers.Map(upstream: self) {
            ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
        }
    }
}

@usableFromInline
final class MapSubscriber<Input, Output, Failure: Error>: AnySubscriber<Input, Failure> {
    @usableFromInline let downstream: AnySubscriber<Output, Failure>
    @usableFromInline let transform: (Input) -> Output

    @inlinable
    init(downstream: AnySubscriber<Output, Failure>, transform: @escaping (Input) -> Output) {
        self.downstream = downstream
        self.transform = transform
    }

    @usableFromInline
    override func receive(subscription: AnySubscription) {
        downstream.receive(subscription: subscription)
    }

    @usableFromInline
    override func receive(_ input: Input) {
        downstream.receive(transform(input))
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
