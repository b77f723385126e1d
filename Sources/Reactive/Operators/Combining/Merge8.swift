extension Publishers {
    /// Sends whatever any of eight publishers sends.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output,
        B.Failure == C.Failure,
        B.Output == C.Output,
        C.Failure == D.Failure,
        C.Output == D.Output,
        D.Failure == E.Failure,
        D.Output == E.Output,
        E.Failure == F.Failure,
        E.Output == F.Output,
        F.Failure == G.Failure,
        F.Output == G.Output,
        G.Failure == H.Failure,
        G.Output == H.Output
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
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Joins eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let all = Sources(subscriber, count: 8)
            subscriber.receive(subscription: all)
            all.hear(a, at: 0) { all.downstream?.receive($0) }
            all.hear(b, at: 1) { all.downstream?.receive($0) }
            all.hear(c, at: 2) { all.downstream?.receive($0) }
            all.hear(d, at: 3) { all.downstream?.receive($0) }
            all.hear(e, at: 4) { all.downstream?.receive($0) }
            all.hear(f, at: 5) { all.downstream?.receive($0) }
            all.hear(g, at: 6) { all.downstream?.receive($0) }
            all.hear(h, at: 7) { all.downstream?.receive($0) }
        }
    }
}

extension Publisher {
    /// Sends whatever this or one of seven others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure,
        B.Output == Output,
        C.Failure == Failure,
        C.Output == Output,
        D.Failure == Failure,
        D.Output == Output,
        E.Failure == Failure,
        E.Output == Output,
        F.Failure == Failure,
        F.Output == Output,
        G.Failure == Failure,
        G.Output == Output,
        H.Failure == Failure,
        H.Output == Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
