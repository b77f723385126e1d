import Reactive
import Testing

@Suite struct FlatMapping {
    @Test func sendsWhatAnyOfItsPublishersSends() {
        let outer = PassthroughSubject<Int, Never>()
        let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let events = history(of: outer.flatMap { inner[$0] }) {
            outer.send(0)
            inner[0].send("a")
            outer.send(1)
            inner[1].send("b")
            inner[0].send("c")
            outer.send(completion: .finished)
            inner[0].send(completion: .finished)
            inner[1].send("d")
            inner[1].send(completion: .finished)
        }
        #expect(events == ["a", "b", "c", "d", "|"])
    }

    @Test func failsWithTheFirstThatFails() {
        let outer = PassthroughSubject<Int, Never>()
        let events = history(of: outer.flatMap { _ in Fail<Int, Problem>(error: .broken) }) {
            outer.send(1)
            outer.send(2)
        }
        #expect(events == ["x broken"])
    }

    @Test func joinsPublishersThatFailWithSuchThatDoNot() {
        let one = Just(1).setFailureType(to: Problem.self).flatMap { Just($0 + 1) }
        #expect(history(of: one) == ["2", "|"])
        #expect(history(of: Just(1).flatMap { Just($0 + 1) }) == ["2", "|"])
    }

    @Test func cancelsAllOfThem() {
        let history = History()
        let endless = Empty<Int, Never>(completeImmediately: false)
            .handleEvents(receiveCancel: { history.note("cancelled") })
        history.follow((1...2).publisher.flatMap { _ in endless })
        history.stop()
        #expect(history.events == ["cancelled", "cancelled"])
    }
}
