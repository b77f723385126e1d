extension Publishers {
    /// Sends whatever any of four publishers sends.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output,
        B.Failure == C.Failure,
        B.Output == C.Output,
        C.Failure == D.Failure,
        C.Output == D.Output
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

        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let all = Sources(subscriber, count: 4)
            subscriber.receive(subscription: all)
            all.hear(a, at: 0) { all.downstream?.receive($0) }
            all.hear(b, at: 1) { all.downstream?.receive($0) }
            all.hear(c, at: 2) { all.downstream?.receive($0) }
            all.hear(d, at: 3) { all.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends whatever this or one of three others sends.
    ///
    ///     a       1-------2-----|
    ///     b       --x---------y-|
    ///     c       ----t---------|
    ///     d       ------!-------|
    ///     output  1-x-t-!-2---y-|
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Merge4<Self, P, Q, R>
    where
        P.Failure == Failure,
        P.Output == Output,
        Q.Failure == Failure,
        Q.Output == Output,
        R.Failure == Failure,
        R.Output == Output
    {
        Publishers.Merge4(self, publisher1, publisher2, publisher3)
    }
}
