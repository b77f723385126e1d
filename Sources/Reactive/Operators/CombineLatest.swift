extension Publishers {
    /// Sends the latest values of two publishers whenever one of them sends, once both have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let latest = LatestOfTwo(downstream: subscriber)
            subscriber.receive(subscription: latest)
            a.receive(subscriber: LatestOfTwo.First(latest))
            b.receive(subscriber: LatestOfTwo.Second(latest))
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and another publisher whenever one of them sends, once both have.
    ///
    ///     a       1-------2-----|
    ///     b       ----x-------y-|
    ///     output  ----1x--2x--2y|
    public func combineLatest<Other: Publisher>(
        _ other: Other
    ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
}

private final class LatestOfTwo<A, B, Failure: Error>: Subscription {
    private var downstream: Subscriber<(A, B), Failure>?
    private var a: A?
    private var b: B?
    private var sources: (Subscription?, Subscription?)
    private var running = 2

    init(downstream: Subscriber<(A, B), Failure>) {
        self.downstream = downstream
    }

    override func cancel() {
        let sources = self.sources
        end()
        sources.0?.cancel()
        sources.1?.cancel()
    }

    private func send() {
        guard let downstream, let a, let b else { return }
        downstream.receive((a, b))
    }

    private func receive(completion: Subscribers.Completion<Failure>) {
        running -= 1
        switch completion {
        case .finished:
            guard running == 0, let downstream else { return }
            end()
            downstream.receive(completion: .finished)
        case .failure:
            guard let downstream else { return }
            cancel()
            downstream.receive(completion: completion)
        }
    }

    private func end() {
        downstream = nil
        sources = (nil, nil)
    }

    final class First: Subscriber<A, Failure> {
        private let latest: LatestOfTwo

        init(_ latest: LatestOfTwo) {
            self.latest = latest
        }

        override func receive(subscription: Subscription) {
            if latest.downstream == nil { subscription.cancel() } else { latest.sources.0 = subscription }
        }

        override func receive(_ input: A) {
            latest.a = input
            latest.send()
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            latest.sources.0 = nil
            latest.receive(completion: completion)
        }
    }

    final class Second: Subscriber<B, Failure> {
        private let latest: LatestOfTwo

        init(_ latest: LatestOfTwo) {
            self.latest = latest
        }

        override func receive(subscription: Subscription) {
            if latest.downstream == nil { subscription.cancel() } else { latest.sources.1 = subscription }
        }

        override func receive(_ input: B) {
            latest.b = input
            latest.send()
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            latest.sources.1 = nil
            latest.receive(completion: completion)
        }
    }
}
