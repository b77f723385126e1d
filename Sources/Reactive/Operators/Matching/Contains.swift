extension Publishers {
    /// Sends whether a publisher sends a certain value, as soon as that is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// The value that is looked for.
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive(subscriber: AnySubscriber<Bool, Failure>) {
            let output = self.output
            upstream.contains { $0 == output }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends true as soon as a value comes, or false if this publisher finishes without it.
    ///
    ///     input   1---2---3-|
    ///     contains(2)
    ///     output  ----true|
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
