extension Publisher {
    /// Sends a value in place of each nil.
    ///
    ///     input   1---nil---3-|
    ///     replaceNil(with: 0)
    ///     output  1---0-----3-|
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
