// Up to eight publishers, as Combine has them; more are those of `MergeMany`.
extension Publisher {
    /// Sends whatever this or one of four others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge(
        with b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher())
    }

    /// Sends whatever this or one of five others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge(
        with b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>,
        _ f: some Publisher<Output, Failure>
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher())
    }

    /// Sends whatever this or one of six others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge(
        with b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>,
        _ f: some Publisher<Output, Failure>,
        _ g: some Publisher<Output, Failure>
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher())
    }

    /// Sends whatever this or one of seven others sends.
    ///
    /// It finishes with the last of them, and fails with the first that fails.
    public func merge(
        with b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>,
        _ f: some Publisher<Output, Failure>,
        _ g: some Publisher<Output, Failure>,
        _ h: some Publisher<Output, Failure>
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
            h.eraseToAnyPublisher())
    }
}
