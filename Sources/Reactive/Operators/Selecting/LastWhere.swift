extension Publishers {
    /// Sends the last value that passes a test, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            var last: Output?
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    if predicate($0) { last = $0 }
                    return .wait
                } atEnd: {
                    last.map { .sendAndFinish($0) } ?? .finish
                })
        }
    }
}

extension Publisher {
    /// Sends the last value that passes a test, at the end.
    ///
    ///     input   --1---2---3---|
    ///     last { $0 < 3 }
    ///     output  --------------2|
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
