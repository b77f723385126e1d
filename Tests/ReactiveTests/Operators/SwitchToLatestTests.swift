import Reactive
import Testing

@Suite struct SwitchingToTheLatest {
    @Test func cancelsTheOneBefore() {
        let outer = PassthroughSubject<Int, Never>()
        let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let events = history(of: outer.map { inner[$0] }.switchToLatest()) {
            outer.send(0)
            inner[0].send("a")
            outer.send(1)
            inner[0].send("b")
            inner[1].send("c")
            outer.send(completion: .finished)
            inner[1].send("d")
            inner[1].send(completion: .finished)
        }
        #expect(events == ["a", "c", "d", "|"])
    }

    @Test func waitsForAnotherWhenTheLatestHasFinished() {
        let outer = PassthroughSubject<Just<Int>, Never>()
        let events = history(of: outer.switchToLatest()) {
            outer.send(Just(1))
            outer.send(Just(2))
            outer.send(completion: .finished)
        }
        #expect(events == ["1", "2", "|"])
    }

    @Test func failsWithTheLatest() {
        let outer = PassthroughSubject<Fail<Int, Problem>, Never>()
        #expect(history(of: outer.switchToLatest()) { outer.send(Fail(error: .broken)) } == ["x broken"])
    }

    @Test func maySwitchInsideADelivery() {
        let outer = CurrentValueSubject<Int, Never>(0)
        var heard: [Int] = []
        let subscription = outer.map { number in (0...2).publisher.map { number * 10 + $0 } }
            .switchToLatest()
            .sink {
                heard.append($0)
                if $0 == 1 { outer.send(1) }
            }
        #expect(heard == [0, 1, 10, 11, 12])
        _ = subscription
    }
}
