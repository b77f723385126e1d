extension Publishers {
    /// Sends each value as an encoder writes it, and fails when the encoder does.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher whose values are written.
        public let upstream: Upstream
        private let encoder: Coder

        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let encoder = self.encoder
            upstream.receive(subscriber: Gatherer(subscriber, trying: { .send(try encoder.encode($0)) }))
        }
    }
}

extension Publisher where Output: Encodable {
    /// Sends each value as an encoder writes it, and fails when the encoder does.
    ///
    ///     input   Point(1, 2)------|
    ///     encode(encoder: JSON)
    ///     output  {"x":1,"y":2}----|
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
