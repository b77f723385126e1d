/// An operator that answers each value with one action, and may answer the end with one, too.
///
/// What it remembers between values its closures keep; this object does what they say.
final class Gatherer<Input, Output, UpstreamFailure: Error, Failure: Error>:
    AnySubscriber<Input, UpstreamFailure>
{
    /// The answer to a value, or to the end.
    enum Action {
        /// Nothing is sent yet.
        case wait
        case send(Output)
        case finish
        case sendAndFinish(Output)
        case fail(Failure)
    }

    private var downstream: AnySubscriber<Output, Failure>?
    private var cancellation: Cancellation?
    private let onValue: (Input) -> Action
    private let onCompletion: (Subscribers.Completion<UpstreamFailure>) -> Action

    init(
        _ downstream: AnySubscriber<Output, Failure>, value: @escaping (Input) -> Action,
        completion: @escaping (Subscribers.Completion<UpstreamFailure>) -> Action
    ) {
        self.downstream = downstream
        onValue = value
        onCompletion = completion
    }

    override func receive(subscription: AnySubscription) {
        guard let downstream else { return subscription.cancel() }
        let cancellation = Cancellation(subscription)
        self.cancellation = cancellation
        downstream.receive(subscription: cancellation)
    }

    override func receive(_ input: Input) {
        guard let downstream else { return }
        switch onValue(input) {
        case .wait: break
        case .send(let output): downstream.receive(output)
        case let last:
            // Ended first: what is told now may send again.
            let cancellation = self.cancellation
            end()
            cancellation?.cancelUpstream()
            perform(last, downstream, cancellation)
        }
    }

    override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard let downstream else { return }
        let cancellation = self.cancellation
        end()
        cancellation?.end()
        perform(onCompletion(completion), downstream, cancellation)
    }

    private func end() {
        downstream = nil
        cancellation = nil
    }

    /// The last action. A subscriber that cancels hears nothing more.
    private func perform(
        _ action: Action, _ downstream: AnySubscriber<Output, Failure>, _ cancellation: Cancellation?
    ) {
        guard cancellation?.isCancelled != true else { return }
        var completion = Subscribers.Completion<Failure>.finished
        switch action {
        case .wait, .finish: break
        case .send(let output), .sendAndFinish(let output): downstream.receive(output)
        case .fail(let error): completion = .failure(error)
        }
        if cancellation?.isCancelled != true { downstream.receive(completion: completion) }
    }
}

extension Gatherer where UpstreamFailure == Failure {
    /// Answers the end with the end, after what else there is to send.
    convenience init(
        _ downstream: AnySubscriber<Output, Failure>, value: @escaping (Input) -> Action,
        atEnd: @escaping () -> Action = { .finish }
    ) {
        self.init(downstream, value: value) {
            if case .failure(let error) = $0 { .fail(error) } else { atEnd() }
        }
    }
}

extension Gatherer where Failure == any Error {
    /// Fails with what a closure throws, and with what its publisher fails with.
    convenience init(
        _ downstream: AnySubscriber<Output, any Error>, trying: @escaping (Input) throws -> Action,
        atEnd: @escaping () -> Action = { .finish }
    ) {
        self.init(downstream) {
            do { return try trying($0) } catch { return .fail(error) }
        } completion: {
            if case .failure(let error) = $0 { .fail(error) } else { atEnd() }
        }
    }
}
