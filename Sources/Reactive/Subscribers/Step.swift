/// An operator that answers each value by itself and ends when its publisher does.
final class Step<Input, Output, Failure: Error>: AnySubscriber<Input, Failure> {
    private let downstream: AnySubscriber<Output, Failure>
    private let work: (Input, AnySubscriber<Output, Failure>) -> Void

    init(
        downstream: AnySubscriber<Output, Failure>,
        work: @escaping (Input, AnySubscriber<Output, Failure>) -> Void
    ) {
        self.downstream = downstream
        self.work = work
    }

    override func receive(subscription: AnySubscription) {
        downstream.receive(subscription: subscription)
    }

    override func receive(_ input: Input) {
        work(input, downstream)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}
