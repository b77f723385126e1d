extension Publishers {
    /// Sends a value if a publisher finishes without having sent one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may send nothing.
        public let upstream: Upstream
        /// The value that is sent then.
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let output = self.output
            var isEmpty = true
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    isEmpty = false
                    return .send($0)
                } atEnd: {
                    isEmpty ? .sendAndFinish(output) : .finish
                })
        }
    }
}

extension Publisher {
    /// Sends a value if this publisher finishes without having sent one.
    ///
    ///     input   ------|
    ///     replaceEmpty(with: 0)
    ///     output  ------0|
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
