extension Publishers {
    /// Sends the first values of four publishers together, then the second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let row = RowOfFour<A.Output, B.Output, C.Output, D.Output, Failure>(subscriber, count: 4)
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
            row.hear(d, at: 3) {
                row.d.append($0)
                row.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the values of this and three other publishers in rows: all first ones, all second ones, and so on.
    ///
    ///     a       1---2---------|
    ///     b       --x-----y-----|
    ///     c       ----t-----u---|
    ///     d       ------!-----?-|
    ///     output  ------1xt!--2yu?|
    ///
    /// It finishes when no further row can become complete.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of each row of this and three other publishers.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

private final class RowOfFour<A, B, C, D, Failure: Error>: Sources<(A, B, C, D), Failure> {
    var a = Queue<A>()
    var b = Queue<B>()
    var c = Queue<C>()
    var d = Queue<D>()
    private var finished = Array(repeating: false, count: 4)

    func send() {
        guard let downstream, !a.isEmpty, !b.isEmpty, !c.isEmpty, !d.isEmpty else { return }
        downstream.receive((a.removeFirst(), b.removeFirst(), c.removeFirst(), d.removeFirst()))
        finishIfNoRowCanFollow()
    }

    override func finish(_ source: Int) {
        finished[source] = true
        finishIfNoRowCanFollow()
    }

    private func finishIfNoRowCanFollow() {
        let isEmpty = [a.isEmpty, b.isEmpty, c.isEmpty, d.isEmpty]
        if zip(finished, isEmpty).contains(where: { $0 && $1 }) { finish() }
    }
}
