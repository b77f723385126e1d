import Reactive
import Testing

@Suite struct TakingAPrefix {
    @Test func finishesAfterTheLastOne() {
        let subject = PassthroughSubject<Int, Never>()
        let events = history(of: subject.prefix(2)) {
            for number in 1...3 { subject.send(number) }
        }
        #expect(events == ["1", "2", "|"])
    }

    @Test func ofNothingFinishesAtOnce() {
        #expect(history(of: PassthroughSubject<Int, Never>().prefix(0)) == ["|"])
        #expect(history(of: PassthroughSubject<Int, Never>().prefix(-1)) == ["|"])
    }

    @Test func doesNotFinishForWhoCancelsAtTheLastOne() {
        let subject = PassthroughSubject<Int, Problem>()
        var probe: Probe?
        var events = 0
        let last = Probe {
            events += 1
            if events == 2 { probe?.cancel() }
        }
        probe = last
        subject.prefix(1).subscribe(last)
        subject.send(1)
        #expect(events == 2)
        #expect(last.breaches == [])
        probe = nil
    }

    @Test func endsWithItsPublisher() {
        #expect(history(of: [1].publisher.prefix(2)) == ["1", "|"])
        #expect(history(of: [1, 2].publisher.prefix(2)) == ["1", "2", "|"])
    }

    @Test func countsWhatIsSentWhileTheLastOneIsDelivered() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let history = History()
        history.follow(subject.prefix(1).handleEvents(receiveOutput: { _ in subject.send(2) }))
        #expect(history.events == ["1", "|"])
    }
}
