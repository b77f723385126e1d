/// An operator that may end before its publisher does.
final class Cutter<Input, Failure: Error>: Subscriber<Input, Failure> {
    /// What to do with a value.
    enum Verdict {
        case pass
        case drop
        /// The value is the last one.
        case passAndFinish
        /// The one before was the last one.
        case finish
    }

    private var downstream: Subscriber<Input, Failure>?
    private var subscription: Subscription?
    private let judge: (Input) -> Verdict

    init(downstream: Subscriber<Input, Failure>, judge: @escaping (Input) -> Verdict) {
        self.downstream = downstream
        self.judge = judge
    }

    override func receive(subscription: Subscription) {
        guard let downstream else { return subscription.cancel() }
        self.subscription = subscription
        downstream.receive(subscription: subscription)
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
            end()
            downstream.receive(input)
            downstream.receive(completion: .finished)
        case .finish:
            end()
            downstream.receive(completion: .finished)
        }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream else { return }
        self.downstream = nil
        subscription = nil
        downstream.receive(completion: completion)
    }

    private func end() {
        let subscription = self.subscription
        self.subscription = nil
        downstream = nil
        subscription?.cancel()
    }
}
