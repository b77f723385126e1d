extension Publishers {
    /// Sends whatever any of two publishers sends.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output
    {
        public typealias Output = A.Output
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
            let all = Sources(subscriber, count: 2)
            subscriber.receive(subscription: all)
            all.hear(a, at: 0) { all.downstream?.receive($0) }
            all.hear(b, at: 1) { all.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends whatever this or another publisher sends.
    ///
    ///     a       1-------2-----|
    ///     b       --x---------y-|
    ///     output  1-x-----2---y-|
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where
        P.Failure == Failure,
        P.Output == Output
    {
        Publishers.Merge(self, other)
    }
}
