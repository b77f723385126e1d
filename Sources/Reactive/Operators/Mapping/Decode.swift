extension Publishers {
    /// Sends what a decoder reads in each value, and fails when the decoder does.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher whose values are read.
        public let upstream: Upstream
        private let decoder: Coder

        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let decoder = self.decoder
            upstream.receive(
                subscriber: Gatherer(subscriber, trying: { .send(try decoder.decode(Output.self, from: $0)) })
            )
        }
    }
}

extension Publisher {
    /// Sends what a decoder reads in each value, and fails when the decoder does.
    ///
    ///     input   {"x":1,"y":2}---broken---|
    ///     decode(type: Point.self, decoder: JSON)
    ///     output  Point(1, 2)-----X
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
