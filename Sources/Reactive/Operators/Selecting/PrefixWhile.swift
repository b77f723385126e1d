extension Publishers {
    /// Sends values for as long as they pass a test, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
                subscriber: Cutter(downstream: subscriber) { predicate($0) ? .pass : .finish })
        }
    }
}

extension Publisher {
    /// Sends values for as long as they pass a test, then finishes.
    ///
    ///     input   1---2---3---1-|
    ///     prefix { $0 < 3 }
    ///     output  1---2---|
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
