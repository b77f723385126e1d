extension Publishers {
    /// Sends a value in place of an error, then finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that may fail.
        public let upstream: Upstream
        /// The value that is sent if it does.
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive(subscriber: AnySubscriber<Output, Never>) {
            let output = self.output
            var cancellation: Cancellation?
            upstream.receive(
                subscriber: Relay(
                    subscription: {
                        let noting = Cancellation($0)
                        cancellation = noting
                        subscriber.receive(subscription: noting)
                    },
                    value: { subscriber.receive($0) },
                    completion: {
                        if case .failure = $0 { subscriber.receive(output) }
                        if cancellation?.isCancelled != true { subscriber.receive(completion: .finished) }
                        cancellation = nil
                    }))
        }
    }
}

extension Publisher {
    /// Sends a value in place of an error, then finishes.
    ///
    ///     input   1---2---x
    ///     replaceError(with: 0)
    ///     output  1---2---0|
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
