extension Publishers {
    /// Sends whatever any of five publishers sends.
    public struct Merge5<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output,
        B.Failure == C.Failure,
        B.Output == C.Output,
        C.Failure == D.Failure,
        C.Output == D.Output,
        D.Failure == E.Failure,
        D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Joins five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let all = Sources(subscriber, count: 5)
            subscriber.receive(subscription: all)
            all.hear(a, at: 0) { all.downstream?.receive($0) }
            all.hear(b, at: 1) { all.downstream?.receive($0) }
            all.hear(c, at: 2) { all.downstream?.receive($0) }
            all.hear(d, at: 3) { all.downstream?.receive($0) }
            all.hear(e, at: 4) { all.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends whatever this or one of four others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure,
        B.Output == Output,
        C.Failure == Failure,
        C.Output == Output,
        D.Failure == Failure,
        D.Output == Output,
        E.Failure == Failure,
        E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}
