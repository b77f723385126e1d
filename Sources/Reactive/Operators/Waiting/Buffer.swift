extension Publishers {
    /// When a buffer asks for values. Here publishers push, so that both are the same.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// So that it is always full.
        case keepFull
        /// When somebody asks it.
        case byRequest
    }

    /// What a buffer does with a value too many.
    public enum BufferingStrategy<Failure: Error> {
        /// The value is dropped.
        case dropNewest
        /// The value that has waited longest is dropped.
        case dropOldest
        /// The publisher fails with an error.
        case customError(() -> Failure)
    }

    /// Bounds how many values wait for a subscriber that asks for them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values wait.
        public let upstream: Upstream
        /// How many of them may wait.
        public let size: Int
        /// When it asks for values.
        public let prefetch: PrefetchStrategy
        /// What it does with a value too many.
        public let whenFull: BufferingStrategy<Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let buffered = Buffered(subscriber, size: size, whenFull: whenFull)
            upstream.receive(
                subscriber: Relay(
                    subscription: { buffered.receive(subscription: $0) },
                    value: { buffered.downstream?.receive($0) },
                    completion: { buffered.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Bounds how many values wait for a subscriber that asks for them, or for a publisher of
    /// `flatMap(maxPublishers:)`.
    ///
    ///     input   1-2-3-4-5-|
    ///     buffer(size: 2, whenFull: .dropOldest)
    ///     asked   ----------3
    ///     output  ----------45|
    ///
    /// Who asks for everything hears everything. The values wait in that place, which operators between have to leave
    /// in sight: those that answer each value by itself, such as `map`, do.
    ///
    /// - Parameters:
    ///   - size: How many values may wait.
    ///   - prefetch: No effect: publishers push.
    ///   - whenFull: What happens to a value too many.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

private final class Buffered<Output, Failure: Error> {
    private(set) var downstream: AnySubscriber<Output, Failure>?
    private let size: Int
    private let whenFull: Publishers.BufferingStrategy<Failure>

    init(
        _ downstream: AnySubscriber<Output, Failure>, size: Int,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.whenFull = whenFull
    }

    func receive(subscription: AnySubscription) {
        let overflow: Buffering.Overflow =
            switch whenFull {
            case .dropNewest: .dropNewest
            case .dropOldest: .dropOldest
            case .customError(let error):
                .fail { [weak self] in
                    subscription.cancel()
                    self?.receive(completion: .failure(error()))
                }
            }
        downstream?.receive(subscription: Buffering(subscription, limit: max(0, size), overflow: overflow))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        self.downstream = nil
        downstream?.receive(completion: completion)
    }
}
