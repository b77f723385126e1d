extension Publishers {
    /// Leaves out values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are sent.
        public let upstream: Upstream
        /// The publisher that is waited for.
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let opened = Opened(subscriber, count: 2)
            subscriber.receive(subscription: opened)
            opened.hear(other, at: 1) { _ in opened.open() }
            opened.hear(upstream, at: 0) { if opened.isOpen { opened.downstream?.receive($0) } }
        }
    }
}

extension Publisher {
    /// Leaves out values until another publisher sends one.
    ///
    ///     input   1---2---3---4-|
    ///     other   ------a---b---|
    ///     drop(untilOutputFrom: other)
    ///     output  --------3---4-|
    ///
    /// It finishes if the other one finishes without having sent anything: nothing could follow. It fails with
    /// the other one while it waits for it.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

private final class Opened<Output, Failure: Error>: Sources<Output, Failure> {
    private(set) var isOpen = false

    func open() {
        guard !isOpen else { return }
        isOpen = true
        leave(1)
    }

    override func finish(_ source: Int) {
        if source == 0 || !isOpen { finish() }
    }
}
