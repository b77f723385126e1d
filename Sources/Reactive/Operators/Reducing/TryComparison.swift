extension Publishers {
    /// Sends at the end the value that comes before or after all others, and fails when the comparison throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Whether the second value takes the place of the first; or throws.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var best: Output?
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        if let held = best, try !areInIncreasingOrder(held, $0) { return .wait }
                        best = $0
                        return .wait
                    },
                    atEnd: { best.map { .sendAndFinish($0) } ?? .finish }))
        }
    }
}
