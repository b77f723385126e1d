extension Publishers {
    /// Sends all values as one array at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            var values: [Upstream.Output] = []
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    values.append($0)
                    return .wait
                } atEnd: {
                    .sendAndFinish(values)
                })
        }
    }
}

extension Publisher {
    /// Sends all values as one array at the end.
    ///
    ///     input   1---2---3---|
    ///     collect()
    ///     output  ------------[1, 2, 3]|
    ///
    /// A failure comes alone: what was collected before it is dropped.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
