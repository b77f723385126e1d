extension Publishers {
    /// Sends the first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Joins two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let row = RowOfTwo<A.Output, B.Output, Failure>(subscriber, count: 2)
            subscriber.receive(subscription: row)
            row.hear(a, at: 0) {
                row.a.append($0)
                row.send()
            }
            row.hear(b, at: 1) {
                row.b.append($0)
                row.send()
            }
        }
    }
}

extension Publisher {
    /// Sends the values of this and another publisher in rows: all first ones, all second ones, and so on.
    ///
    ///     a       1---2-----------3-|
    ///     b       ------x---y-------|
    ///     output  ------1x--2y------|
    ///
    /// It finishes when no further row can become complete.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what a closure makes of each row of this and another publisher.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}

private final class RowOfTwo<A, B, Failure: Error>: Sources<(A, B), Failure> {
    var a = Queue<A>()
    var b = Queue<B>()
    private var finished = Array(repeating: false, count: 2)

    func send() {
        guard let downstream, !a.isEmpty, !b.isEmpty else { return }
        downstream.receive((a.removeFirst(), b.removeFirst()))
        finishIfNoRowCanFollow()
    }

    override func finish(_ source: Int) {
        finished[source] = true
        finishIfNoRowCanFollow()
    }

    private func finishIfNoRowCanFollow() {
        let isEmpty = [a.isEmpty, b.isEmpty]
        if zip(finished, isEmpty).contains(where: { $0 && $1 }) { finish() }
    }
}
