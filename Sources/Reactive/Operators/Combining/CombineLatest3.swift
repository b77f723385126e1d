extension Publishers {
    /// Sends the latest values of three publishers whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Joins three publishers.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestOfThree<A.Output, B.Output, C.Output, Failure>(subscriber)
            subscriber.receive(subscription: latest)
            latest.hear(a, at: 0) {
                latest.a = $0
                latest.send()
            }
            latest.hear(b, at: 1) {
                latest.b = $0
                latest.send()
            }
            latest.hear(c, at: 2) {
                latest.c = $0
                latest.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and two other publishers whenever one of them sends, once
    /// all have.
    ///
    ///     a       1---------2---------|
    ///     b       ----x---------------|
    ///     c       ------t-------u-----|
    ///     output  ------1xt-2xt-2xu---|
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the latest values of this and two other publishers.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

@usableFromInline
final class LatestOfThree<A, B, C, Failure: Error>: Sources<(A, B, C), Failure> {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline var a: A?
    @exclusivity(unchecked) @usableFromInline var b: B?
    @exclusivity(unchecked) @usableFromInline var c: C?

    @inlinable
    init(_ downstream: AnySubscriber<(A, B, C), Failure>) {
        super.init(downstream, count: 3)
    }

    @inlinable
    func send() {
        if let a, let b, let c, let downstream { downstream.receive((a, b, c)) }
    }
}
