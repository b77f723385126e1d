import Reactive
import Testing

@Suite struct ReplacingAnError {
    @Test func sendsAValueInItsPlace() {
        let subject = PassthroughSubject<Int, Problem>()
        let events = history(of: subject.replaceError(with: 0)) {
            subject.send(1)
            subject.send(completion: .failure(.broken))
        }
        #expect(events == ["1", "0", "|"])
    }

    @Test func endsAsUsualWithoutOne() {
        #expect(history(of: Just(1).setFailureType(to: Problem.self).replaceError(with: 0)) == ["1", "|"])
    }
}
