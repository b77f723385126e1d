extension Publishers {
    /// Writes a line for everything that happens on the way.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The beginning of every line.
        public let prefix: String
        /// The publisher that is watched.
        public let upstream: Upstream
        /// The stream that the lines go to; nil for the standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let start = prefix.isEmpty ? "" : "\(prefix): "
            var stream = self.stream
            func write(_ line: String) {
                if stream == nil { Swift.print(start + line) } else { stream?.write("\(start)\(line)\n") }
            }
            upstream
                .handleEvents(
                    receiveSubscription: { write("receive subscription: (\($0))") },
                    receiveOutput: { write("receive value: (\($0))") },
                    receiveCompletion: {
                        switch $0 {
                        case .finished: write("receive finished")
                        case .failure(let error): write("receive error: (\(error))")
                        }
                    },
                    receiveCancel: { write("receive cancel") },
                    receiveRequest: { write("request \($0)") }
                )
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Writes a line for everything that happens on the way.
    ///
    ///     input   1-----------------2-----------------|
    ///     print("n")
    ///     writes  n: receive value: (1)  …  n: receive finished
    ///     output  1-----------------2-----------------|
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
