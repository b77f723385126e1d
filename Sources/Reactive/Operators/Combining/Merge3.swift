extension Publishers {
    /// Sends whatever any of three publishers sends.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output,
        B.Failure == C.Failure,
        B.Output == C.Output
    {
        public typealias Output = A.Output
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
            let all = Sources(subscriber, count: 3)
            subscriber.receive(subscription: all)
            all.hear(a, at: 0) { all.downstream?.receive($0) }
            all.hear(b, at: 1) { all.downstream?.receive($0) }
            all.hear(c, at: 2) { all.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends whatever this or one of two others sends.
    ///
    ///     a       1-------2-----|
    ///     b       --x---------y-|
    ///     c       ----t---------|
    ///     output  1-x-t---2---y-|
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge<P: Publisher, Q: Publisher>(
        with publisher1: P, _ publisher2: Q
    ) -> Publishers.Merge3<Self, P, Q>
    where
        P.Failure == Failure,
        P.Output == Output,
        Q.Failure == Failure,
        Q.Output == Output
    {
        Publishers.Merge3(self, publisher1, publisher2)
    }
}
