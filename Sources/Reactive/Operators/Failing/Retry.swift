extension Publishers {
    /// Subscribes again when a publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that may fail.
        public let upstream: Upstream
        /// How many times it is subscribed to again; nil for as often as it fails.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let present = Present(subscriber)
            let attempts = Attempts(upstream, present, retries: retries)
            subscriber.receive(subscription: present)
            attempts.start()
        }
    }
}

extension Publisher {
    /// Subscribes again to this publisher when it fails, a number of times; then the failure passes.
    ///
    ///     first   1---x
    ///     second      1---2---|
    ///     retry(1)
    ///     output  1---1---2---|
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        if retries < 0 { negativeCount("retry", retries) }
        return Publishers.Retry(upstream: self, retries: retries)
    }
}

private final class Attempts<Upstream: Publisher> {
    private let upstream: Upstream
    private let present: Present<Upstream.Output, Upstream.Failure>
    private var left: Int?
    private var isSubscribing = false
    private var hasFailed = false

    init(_ upstream: Upstream, _ present: Present<Upstream.Output, Upstream.Failure>, retries: Int?) {
        self.upstream = upstream
        self.present = present
        left = retries
    }

    /// Subscribes, and again if that fails at once: in a loop, so that many attempts need no stack.
    func start() {
        isSubscribing = true
        repeat {
            hasFailed = false
            present.hear(upstream) { self.receive(completion: $0) }
        } while hasFailed
        isSubscribing = false
    }

    private func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure = completion, left != 0 else { return present.finish(completion) }
        left = left.map { $0 - 1 }
        if isSubscribing { hasFailed = true } else { start() }
    }
}
