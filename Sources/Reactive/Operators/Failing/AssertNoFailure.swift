extension Publishers {
    /// Stops the program when a publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that must not fail.
        public let upstream: Upstream
        /// The beginning of what is said then.
        public let prefix: String
        /// The file that is named then.
        public let file: StaticString
        /// The line that is named then.
        public let line: UInt

        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive(subscriber: AnySubscriber<Output, Never>) {
            let start = prefix.isEmpty ? "" : "\(prefix): "
            let (file, line) = (self.file, self.line)
            upstream.receive(
                subscriber: Relay(
                    subscription: { subscriber.receive(subscription: $0) },
                    value: { subscriber.receive($0) },
                    completion: {
                        if case .failure(let error) = $0 { failureRuledOut(start, error, file, line) }
                        subscriber.receive(completion: .finished)
                    }))
        }
    }
}

extension Publisher {
    /// Stops the program when this publisher fails: for what cannot happen.
    ///
    ///     input   1---2---3-|
    ///     assertNoFailure()
    ///     output  1---2---3-|
    ///
    /// - Important: What somebody outside the program can make fail has no place here: one of them would stop it
    ///   for all.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
