import Reactive
import Testing

@Suite struct Matching {
    let numbers = (1...3).publisher

    @Test func containsAnswersAsSoonAsItKnows() {
        let subject = PassthroughSubject<Int, Never>()
        let events = history(of: subject.contains(2)) {
            for number in 1...3 { subject.send(number) }
        }
        #expect(events == ["true", "|"])
        #expect(history(of: numbers.contains(4)) == ["false", "|"])
        #expect(history(of: numbers.contains { $0 > 2 }) == ["true", "|"])
        #expect(history(of: numbers.contains { $0 > 3 }) == ["false", "|"])
        #expect(history(of: Empty<Int, Never>().contains(1)) == ["false", "|"])
    }

    @Test func allSatisfyAnswersAsSoonAsItKnows() {
        let subject = PassthroughSubject<Int, Never>()
        let events = history(of: subject.allSatisfy { $0 < 2 }) {
            for number in 1...3 { subject.send(number) }
        }
        #expect(events == ["false", "|"])
        #expect(history(of: numbers.allSatisfy { $0 < 4 }) == ["true", "|"])
        #expect(history(of: Empty<Int, Never>().allSatisfy { _ in false }) == ["true", "|"])
    }

    @Test func theAnswerEndsTheSubscription() {
        let history = History()
        let subject = PassthroughSubject<Int, Problem>()
        history.follow(subject.handleEvents(receiveCancel: { history.note("cancelled") }).contains(1))
        subject.send(1)
        #expect(history.events == ["cancelled", "true", "|"])
    }

    @Test func aFailureIsNoAnswer() {
        let failing = Record<Int, Problem>(output: [1], completion: .failure(.broken))
        #expect(history(of: failing.contains(2)) == ["x broken"])
        #expect(history(of: failing.allSatisfy { $0 == 1 }) == ["x broken"])
    }
}
