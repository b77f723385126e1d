extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are left out.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            var left = count
            upstream.receive(
                subscriber: Step(downstream: subscriber) { input, downstream in
                    if left > 0 { left -= 1 } else { downstream.receive(input) }
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first values.
    ///
    ///     input   1---2---3-|
    ///     dropFirst()
    ///     output  ----2---3-|
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
