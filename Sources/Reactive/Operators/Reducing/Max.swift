extension Publisher {
    /// Sends at the end the value that comes last in an order.
    ///
    ///     input   one---three---two-|
    ///     max { $0.count < $1.count }
    ///     output  ------------------three|
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends at the end the value that comes last in an order, and fails when the comparison throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the largest value at the end.
    ///
    ///     input   1---3---2-|
    ///     max()
    ///     output  ----------3|
    public func max() -> Publishers.Comparison<Self> {
        max { $0 < $1 }
    }
}
