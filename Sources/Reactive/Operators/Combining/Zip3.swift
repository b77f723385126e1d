extension Publishers {
    /// Sends the first values of three publishers together, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let row = RowOfThree<A.Output, B.Output, C.Output, Failure>(subscriber, count: 3)
            subscriber.receive(subscription: row)
            row.hear(a, at: 0) {
                row.a.append($0)
                row.send()
            }
            row.hear(b, at: 1) {
                row.b.append($0)
                row.send()
            }
            row.hear(c, at: 2) {
                row.c.append($0)
                row.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the values of this and two other publishers in rows: all first ones, all second ones, and so on.
    ///
    ///     a       1---2-------|
    ///     b       --x-----y---|
    ///     c       ----t-----u-|
    ///     output  ----1xt---2yu|
    ///
    /// It finishes when no further row can become complete.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of each row of this and two other publishers.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

private final class RowOfThree<A, B, C, Failure: Error>: Sources<(A, B, C), Failure> {
    var a = Queue<A>()
    var b = Queue<B>()
    var c = Queue<C>()
    private var finished = Array(repeating: false, count: 3)

    func send() {
        guard let downstream, !a.isEmpty, !b.isEmpty, !c.isEmpty else { return }
        downstream.receive((a.removeFirst(), b.removeFirst(), c.removeFirst()))
        finishIfNoRowCanFollow()
    }

    override func finish(_ source: Int) {
        finished[source] = true
        finishIfNoRowCanFollow()
    }

    private func finishIfNoRowCanFollow() {
        let isEmpty = [a.isEmpty, b.isEmpty, c.isEmpty]
        if zip(finished, isEmpty).contains(where: { $0 && $1 }) { finish() }
    }
}
