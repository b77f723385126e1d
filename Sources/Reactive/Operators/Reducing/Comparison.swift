extension Publishers {
    /// Sends at the end the value that comes before or after all others in some order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Whether the second value takes the place of the first.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var best: Output?
            upstream.receive(
                subscriber: Gatherer(subscriber) {
                    if let held = best, !areInIncreasingOrder(held, $0) { return .wait }
                    best = $0
                    return .wait
                } atEnd: {
                    best.map { .sendAndFinish($0) } ?? .finish
                })
        }
    }
}
