extension Publishers {
    /// Sends the values at certain positions, then finishes.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream
        /// The positions of the values that are sent; the first is 0.
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            if range.lowerBound < 0 { negativeCount("output", range.lowerBound) }
            self.upstream = upstream
            self.range = range
        }

        public func receive(subscriber: AnySubscriber<Upstream.Output, Failure>) {
            upstream.dropFirst(range.lowerBound).prefix(range.count).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends the value at a position, then finishes.
    ///
    ///     input   a---b---c-|
    ///     output(at: 1)
    ///     output  ----b|
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Sends the values at the positions of a range, then finishes.
    ///
    ///     input   a---b---c---d-|
    ///     output(in: 1...2)
    ///     output  ----b---c|
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        // As if there were as many values as can be counted: that many is what a range without an end goes to.
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
