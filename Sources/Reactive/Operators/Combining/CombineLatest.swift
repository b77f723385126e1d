extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, once all have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Joins two publishers.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestOfTwo<A.Output, B.Output, Failure>(subscriber)
            subscriber.receive(subscription: latest)
            latest.hear(a, at: 0) {
                latest.a = $0
                latest.send()
            }
            latest.hear(b, at: 1) {
                latest.b = $0
                latest.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and another publisher whenever one of them sends, once
    /// all have.
    ///
    ///     a       1-------2-----|
    ///     b       ----x-------y-|
    ///     output  ----1x--2x--2y|
    @inlinable
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what a closure makes of the latest values of this and another publisher.
    @inlinable
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}

@usableFromInline
final class LatestOfTwo<A, B, Failure: Error>: Sources<(A, B), Failure> {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline var a: A?
    @exclusivity(unchecked) @usableFromInline var b: B?

    @inlinable
    init(_ downstream: AnySubscriber<(A, B), Failure>) {
        super.init(downstream, count: 2)
    }

    @inlinable
    func send() {
        if let a, let b, let downstream { downstream.receive((a, b)) }
    }
}
