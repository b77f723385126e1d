/// An operator that may end before its publisher does.
final class Cutter<Input, Failure: Error>: AnySubscriber<Input, Failure> {
    /// The action to take on a value.
    enum Verdict {
        case pass
        case drop
        /// The value is the last one.
        case passAndFinish
        /// The one before was the last one.
        case finish
    }

    private var downstream: AnySubscriber<Input, Failure>?
    private var cancellation: Cancellation?
    private let judge: (Input) -> Verdict

    init(downstream: AnySubscriber<Input, Failure>, judge: @escaping (Input) -> Verdict) {
        self.downstream = downstream
        self.judge = judge
    }

    override func receive(subscription: AnySubscription) {
        guard let downstream else { return subscription.cancel() }
        let cancellation = Cancellation(subscription)
        self.cancellation = cancellation
        downstream.receive(subscription: cancellation)
    }

    override func receive(_ input: Input) {
        guard let downstream else { return }
        switch judge(input) {
        case .pass:
            downstream.receive(input)
        case .drop:
            break
        case .passAndFinish:
            // Ended first: what the value sets off may send again.
            let cancellation = end()
            downstream.receive(input)
            if cancellation?.isCancelled != true { downstream.receive(completion: .finished) }
        case .finish:
            let cancellation = end()
            if cancellation?.isCancelled != true { downstream.receive(completion: .finished) }
        }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        self.downstream = nil
        cancellation?.end()
        cancellation = nil
        downstream.receive(completion: completion)
    }

    /// - Returns: What knows whether the subscriber cancels while it is told of the end.
    private func end() -> Cancellation? {
        let cancellation = self.cancellation
        self.cancellation = nil
        downstream = nil
        cancellation?.cancelUpstream()
        return cancellation
    }
}
