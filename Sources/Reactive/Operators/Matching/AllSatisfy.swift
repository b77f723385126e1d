extension Publishers {
    /// Sends whether all values pass a test, as soon as that is known.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                    predicate($0) ? .wait : .sendAndFinish(false)
                } atEnd: {
                    .sendAndFinish(true)
                })
        }
    }
}

extension Publisher {
    /// Sends false as soon as a value fails a test, or true if this publisher finishes without one.
    ///
    ///     input   1---2---7---3-|
    ///     allSatisfy { $0 < 5 }
    ///     output  --------false|
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
