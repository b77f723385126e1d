import Reactive

@MainActor final class Model {
    let subject = PassthroughSubject<Int, Never>()

    func start() {
        let subject = self.subject
        Task.detached { subject.send(1) }
        // expect: passing closure as a 'sending' parameter risks causing data races
    }
}
