extension Publishers {
    /// Sends whatever any of a number of publishers sends.
    ///
    ///     a       1-------2-|
    ///     b       --3-------|
    ///     …
    ///     output  1-3-----2-|
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Joins as many publishers as it is given.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Joins the publishers of a sequence.
        public init(_ upstream: some Swift.Sequence<Upstream>) {
            publishers = Array(upstream)
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let all = Sources(subscriber, count: publishers.count)
            subscriber.receive(subscription: all)
            for (index, publisher) in publishers.enumerated() {
                all.hear(publisher, at: index) { all.downstream?.receive($0) }
            }
            if publishers.isEmpty { all.finish() }
        }
    }
}
