extension Publishers {
    /// Sends whether a value passes a test, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are tested.
        public let upstream: Upstream
        /// Tests a value.
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive(subscriber: AnySubscriber<Bool, Failure>) {
            let predicate = self.predicate
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    predicate($0) ? .sendAndFinish(true) : .wait
                } atEnd: {
                    .sendAndFinish(false)
                })
        }
    }
}

extension Publisher {
    /// Sends true as soon as a value passes a test, or false if this publisher finishes without one.
    ///
    ///     input   1---2---3-|
    ///     contains { $0 > 5 }
    ///     output  ----------false|
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
