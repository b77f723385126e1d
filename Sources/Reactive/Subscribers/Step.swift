/// An operator that answers each value by itself and ends when its publisher does.
final class Step<Input, Output, Failure: Error>: Subscriber<Input, Failure> {
    private let downstream: Subscriber<Output, Failure>
    private let work: (Input, Subscriber<Output, Failure>) -> Void

    init(
        downstream: Subscriber<Output, Failure>,
        work: @escaping (Input, Subscriber<Output, Failure>) -> Void
    ) {
        self.downstream = downstream
        self.work = work
    }

    override func receive(subscription: Subscription) {
        downstream.receive(subscription: subscription)
    }

    override func receive(_ input: Input) {
        work(input, downstream)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
