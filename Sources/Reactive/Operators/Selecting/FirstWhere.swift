extension Publishers {
    /// Sends the first value that passes a test, then finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are tested.
        public let upstream: Upstream
        /// Tests a value.
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let predicate = self.predicate
            upstream.receive(
                subscriber: Cutter(downstream: subscriber) { predicate($0) ? .passAndFinish : .drop })
        }
    }
}

extension Publisher {
    /// Sends the first value that passes a test, then finishes.
    ///
    ///     input   --1---2---3-|
    ///     first { $0 > 1 }
    ///     output  ------2|
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
