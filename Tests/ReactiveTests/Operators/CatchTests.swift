import Reactive
import Testing

@Suite struct Catching {
    @Test func goesOnWithAnotherPublisher() {
        let subject = PassthroughSubject<Int, Problem>()
        let events = history(of: subject.catch { _ in Just(0) }) {
            subject.send(1)
            subject.send(completion: .failure(.broken))
            subject.send(2)
        }
        #expect(events == ["1", "0", "|"])
    }

    @Test func hasNothingToDoWithoutAnError() {
        #expect(history(of: Just(1).setFailureType(to: Problem.self).catch { _ in Just(0) }) == ["1", "|"])
    }

    @Test func letsGoOfThePublisherThatFailed() {
        let failing = ShortPublisher([1], end: .failure(.broken))
        let next = PassthroughSubject<Int, Never>()
        let history = History()
        history.follow(failing.catch { _ in next })
        #expect(!failing.isKept)
        next.send(2)
        #expect(history.events == ["1", "2"])
    }

    @Test func mayFailWithTheOther() {
        let failing = Fail<Int, Problem>(error: .broken).catch { _ in Fail<Int, Problem>(error: .worse) }
        #expect(history(of: failing) == ["x worse"])
    }
}
