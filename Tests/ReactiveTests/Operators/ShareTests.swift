import Reactive
import Testing

@Suite struct Sharing {
    @Test func subscribesOnceForMany() {
        let subject = PassthroughSubject<Int, Never>()
        let history = History()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in history.note("subscribed") },
            receiveCancel: { history.note("cancelled") }
        ).share()
        history.follow(shared, "a")
        subject.send(1)
        history.follow(shared, "b")
        subject.send(2)
        history.stop()
        #expect(history.events == ["subscribed", "a1", "a2", "b2", "cancelled"])
    }

    @Test func startsAgainForANewSubscriberAfterTheLastHasGone() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let shared = subject.share()
        #expect(history(of: shared) { subject.send(2) } == ["1", "2"])
        #expect(history(of: shared) == ["2"])
    }

    @Test func subscribesOnceWhenTheFirstLeavesAtOnceAndAnotherComes() {
        let subject = PassthroughSubject<Int, Problem>()
        var subscribed = 0
        let shared = subject.handleEvents(receiveSubscription: { _ in subscribed += 1 }).share()
        var heard = 0
        let second = Probe { heard += 1 }
        var isFirst = true
        var first: Probe?
        let fickle = Probe {
            guard isFirst else { return }
            isFirst = false
            first?.cancel()
            shared.subscribe(second)
        }
        first = fickle
        shared.subscribe(fickle)
        subject.send(1)
        #expect(subscribed == 1)
        #expect(heard == 2)
        first = nil
        second.cancel()
    }

    @Test func tellsLateSubscribersThatItIsOver() {
        let shared = [1, 2].publisher.share()
        #expect(history(of: shared) == ["1", "2", "|"])
        #expect(history(of: shared) == ["|"])
    }

    @Test func isTheSameForWhoeverHoldsIt() {
        let shared = Just(1).share()
        let other = shared
        #expect(shared == other)
        #expect(shared != Just(1).share())
    }
}
