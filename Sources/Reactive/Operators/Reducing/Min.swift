extension Publisher {
    /// Sends at the end the value that comes first in an order.
    ///
    ///     input   three---one---four-|
    ///     min { $0.count < $1.count }
    ///     output  -------------------one|
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends at the end the value that comes first in an order, and fails when the comparison throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value at the end.
    ///
    ///     input   2---1---3-|
    ///     min()
    ///     output  ----------1|
    public func min() -> Publishers.Comparison<Self> {
        min { $0 < $1 }
    }
}
