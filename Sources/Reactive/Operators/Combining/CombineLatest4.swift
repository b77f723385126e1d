extension Publishers {
    /// Sends the latest values of four publishers whenever one of them sends, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Joins four publishers.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestOfFour<A.Output, B.Output, C.Output, D.Output, Failure>(subscriber)
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
            latest.hear(d, at: 3) {
                latest.d = $0
                latest.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and three other publishers whenever one of them sends, once
    /// all have.
    ///
    ///     a       1-----------2-----|
    ///     b       --x---------------|
    ///     c       ----t-------------|
    ///     d       ------!-----------|
    ///     output  ------1xt!--2xt!--|
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the latest values of this and three other publishers.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

@usableFromInline
final class LatestOfFour<A, B, C, D, Failure: Error>: Sources<(A, B, C, D), Failure> {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline var a: A?
    @exclusivity(unchecked) @usableFromInline var b: B?
    @exclusivity(unchecked) @usableFromInline var c: C?
    @exclusivity(unchecked) @usableFromInline var d: D?

    @inlinable
    init(_ downstream: AnySubscriber<(A, B, C, D), Failure>) {
        super.init(downstream, count: 4)
    }

    @inlinable
    func send() {
        if let a, let b, let c, let d, let downstream { downstream.receive((a, b, c, d)) }
    }
}
