extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, once both have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive(subscriber: Subscriber<Output, Failure>) {
            let latest = LatestOfTwo<A.Output, B.Output, Failure>(subscriber)
            subscriber.receive(subscription: latest)
            a.receive(
                subscriber: Relay(
                    subscription: { latest.keep($0, at: 0) },
                    value: {
                        latest.a = $0
                        latest.send()
                    },
                    completion: { latest.receive(completion: $0, of: 0) }))
            b.receive(
                subscriber: Relay(
                    subscription: { latest.keep($0, at: 1) },
                    value: {
                        latest.b = $0
                        latest.send()
                    },
                    completion: { latest.receive(completion: $0, of: 1) }))
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and another publisher whenever one of them sends, once both have.
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
}

@usableFromInline
final class LatestOfTwo<A, B, Failure: Error>: Sources<(A, B), Failure> {
    @exclusivity(unchecked) @usableFromInline var a: A?
    @exclusivity(unchecked) @usableFromInline var b: B?

    @inlinable
    init(_ downstream: Subscriber<(A, B), Failure>) {
        super.init(downstream, count: 2)
    }

    @inlinable
    func send() {
        if let a, let b, let downstream { downstream.receive((a, b)) }
    }
}
