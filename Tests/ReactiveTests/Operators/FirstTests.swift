import Reactive
import Testing

@Suite struct TakingTheFirst {
    @Test func finishesAfterIt() {
        #expect(history(of: (1...3).publisher.first()) == ["1", "|"])
        #expect(history(of: (1...3).publisher.first { $0 > 1 }) == ["2", "|"])
    }

    @Test func finishesWithoutOneWhenThereIsNone() {
        #expect(history(of: Empty<Int, Never>().first()) == ["|"])
        #expect(history(of: (1...3).publisher.first { $0 > 3 }) == ["|"])
    }

    @Test func cancelsItsPublisher() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let events = history(of: subject.handleEvents(receiveCancel: { isCancelled = true }).first()) {
            subject.send(1)
            #expect(isCancelled)
        }
        #expect(events == ["1", "|"])
    }
}
