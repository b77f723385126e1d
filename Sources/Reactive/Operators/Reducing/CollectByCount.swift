extension Publishers {
    /// Sends the values in arrays of a certain length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// How many values an array has.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            if count < 1 { countBelowOne("collect", count) }
            self.upstream = upstream
            self.count = count
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let count = self.count
            var values: [Upstream.Output] = []
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    values.append($0)
                    if values.count < count { return .wait }
                    defer { values = [] }
                    return .send(values)
                } atEnd: {
                    values.isEmpty ? .finish : .sendAndFinish(values)
                })
        }
    }
}

extension Publisher {
    /// Sends the values in arrays of a certain length; the last one may be shorter.
    ///
    ///     input   1---2-------3-----|
    ///     collect(2)
    ///     output  ----[1, 2]--------[3]|
    ///
    /// A failure comes alone: what was collected before it is dropped.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
