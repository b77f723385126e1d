/// Keeps what a publisher sends until somebody asks for it.
final class Inbox<Output, Failure: Error> {
    private var values = Queue<Output>()
    private var completion: Subscribers.Completion<Failure>?
    private var subscription: AnyCancellable?
    private let bell = Bell()

    init(_ publisher: some Publisher<Output, Failure>) {
        subscription = publisher.sink(
            receiveCompletion: { [weak self] in self?.receive(completion: $0) },
            receiveValue: { [weak self] in self?.receive($0) })
    }

    func next(isolation: isolated (any Actor)?) async throws(Failure) -> Output? {
        while true {
            if !values.isEmpty { return values.removeFirst() }
            if let completion {
                self.completion = .finished
                guard case .failure(let error) = completion else { return nil }
                throw error
            }
            if Task.isCancelled {
                subscription = nil
                completion = .finished
                return nil
            }
            await bell.wait()
        }
    }

    private func receive(_ value: Output) {
        values.append(value)
        bell.ring()
    }

    private func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        subscription = nil
        bell.ring()
    }
}
