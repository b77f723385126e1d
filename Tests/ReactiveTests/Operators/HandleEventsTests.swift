import Reactive
import Testing

@Suite struct HandlingEvents {
    @Test func callsBeforeThingsGoOn() {
        let history = History()
        let subject = PassthroughSubject<Int, Problem>()
        history.follow(
            subject.handleEvents(
                receiveSubscription: { _ in history.note("subscribed") },
                receiveOutput: { history.note("will send \($0)") },
                receiveCompletion: { _ in history.note("will end") },
                receiveCancel: { history.note("cancelled") }))
        subject.send(1)
        subject.send(completion: .failure(.broken))
        history.stop()
        #expect(history.events == ["subscribed", "will send 1", "1", "will end", "x broken"])
    }

    @Test func hearsACancellationOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(receiveCancel: { count += 1 }).sink { _ in }
        subscription.cancel()
        subscription.cancel()
        #expect(count == 1)
    }

    @Test func whatItCancelsItselfIsNotToldAnyMore() {
        let subject = PassthroughSubject<Int, Problem>()
        let probe = Probe {}
        subject.handleEvents(receiveOutput: { _ in probe.cancel() }).receive(subscriber: probe)
        subject.send(1)
        #expect(probe.breaches == [])
    }

    @Test func hearsNoCancellationOfWhatHasEnded() {
        let history = History()
        let subject = PassthroughSubject<Int, Problem>()
        let probe = Probe {}
        subject.handleEvents(receiveCancel: { history.note("cancelled") }).receive(subscriber: probe)
        subject.send(completion: .finished)
        probe.cancel()
        #expect(history.events == [])
    }

    @Test func mayCancelTheValueThatItHears() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var subscription: AnyCancellable?
        subscription = subject.handleEvents(receiveOutput: { if $0 == 2 { subscription?.cancel() } })
            .sink { heard.append($0) }
        for number in 1...3 { subject.send(number) }
        #expect(heard == [1])
    }
}
