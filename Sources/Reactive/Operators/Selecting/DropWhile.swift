extension Publishers {
    /// Leaves out values until one fails a test.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.receive(
                subscriber: Step(downstream: subscriber) { input, downstream in
                    if isDropping { isDropping = predicate(input) }
                    if !isDropping { downstream.receive(input) }
                })
        }
    }
}

extension Publisher {
    /// Leaves out values until one fails a test.
    ///
    ///     input   1---2---3---1-|
    ///     drop { $0 < 3 }
    ///     output  --------3---1-|
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
