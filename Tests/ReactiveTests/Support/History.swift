import Reactive

/// Writes down what a publisher sends, as it happens.
final class History {
    private(set) var events: [String] = []
    private var subscriptions: [AnyCancellable] = []

    func note(_ event: String) {
        events.append(event)
    }

    /// Listens until ``stop()``.
    func follow<P: Publisher>(_ publisher: P, _ name: String = "") {
        publisher.sink(
            receiveCompletion: { [unowned self] in
                switch $0 {
                case .finished: note("\(name)|")
                case .failure(let error): note("\(name)x \(error)")
                }
            },
            receiveValue: { [unowned self] in note("\(name)\($0)") }
        ).store(in: &subscriptions)
    }

    func stop() {
        subscriptions.removeAll()
    }
}

/// What a publisher sends while it is subscribed to, and while something is done.
func history<P: Publisher>(of publisher: P, while work: () -> Void = {}) -> [String] {
    let history = History()
    history.follow(publisher)
    work()
    history.stop()
    return history.events
}

/// The error that publishers under test fail with.
enum Problem: Error, Equatable {
    case broken
    case worse
}

/// Something whose end can be watched.
final class Token {}
