extension Publisher {
    /// Sends whatever this or one of the others sends, for more than three others.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge(
        with others: any Publisher<Output, Failure>...
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
    }
}
