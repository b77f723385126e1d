import Reactive
import Testing
import VirtualTime

@MainActor @Suite struct Time {
    let clock = VirtualClock()
    let subject = PassthroughSubject<String, Problem>()

    /// What is heard when values are sent at certain seconds, each with the second at which it is heard.
    private func heard(
        of publisher: some Publisher<String, Problem>, sending values: [(Int, String)], until end: Int
    ) async -> [String] {
        let history = History()
        history.follow(publisher.map { [clock] in "\(clock.now.elapsed.components.seconds)\($0)" })
        var rest = values
        for second in 0...end {
            while let next = rest.first, next.0 == second {
                rest.removeFirst()
                if next.1 == "|" { subject.send(completion: .finished) } else { subject.send(next.1) }
            }
            if second < end { await clock.advance(by: .seconds(1)) }
        }
        history.stop()
        return history.events
    }

    @Test func debounceWaitsForQuiet() async {
        let events = await heard(
            of: subject.debounce(for: .seconds(4), clock: clock),
            sending: [(0, "a"), (2, "b"), (4, "c"), (14, "d")], until: 20)
        #expect(events == ["8c", "18d"])
    }

    @Test func debounceDropsWhatItHoldsAtTheEnd() async {
        let events = await heard(
            of: subject.debounce(for: .seconds(4), clock: clock), sending: [(0, "a"), (2, "|")], until: 8)
        #expect(events == ["|"])
    }

    @Test func throttleSendsTheFirstAtOnceAndThenTheLatest() async {
        let events = await heard(
            of: subject.throttle(for: .seconds(6), clock: clock, latest: true),
            sending: [(0, "a"), (2, "b"), (4, "c"), (13, "d")], until: 20)
        #expect(events == ["0a", "6c", "13d"])
    }

    @Test func throttleSendsTheFirstOfEachStretch() async {
        let events = await heard(
            of: subject.throttle(for: .seconds(6), clock: clock, latest: false),
            sending: [(0, "a"), (2, "b"), (4, "c"), (7, "d"), (8, "|")], until: 20)
        #expect(events == ["0a", "6b", "12d", "|"])
    }

    @Test func throttleSendsWhatItsOwnValueSetOffBeforeTheEnd() async {
        let history = History()
        let throttled = subject.throttle(for: .seconds(2), clock: clock, latest: true)
        history.follow(
            throttled.handleEvents(receiveOutput: { [subject] in
                guard $0 == "b" else { return }
                subject.send("c")
                subject.send(completion: .finished)
            }))
        subject.send("a")
        subject.send("b")
        await clock.advance(by: .seconds(2))
        #expect(history.events == ["a", "b"])
        await clock.advance(by: .seconds(2))
        #expect(history.events == ["a", "b", "c", "|"])
    }

    @Test func delaySendsEverythingLater() async {
        let events = await heard(
            of: subject.delay(for: .seconds(4), clock: clock),
            sending: [(0, "a"), (2, "b"), (3, "|")], until: 9)
        #expect(events == ["4a", "6b", "|"])
    }

    @Test func nothingComesAfterACancellation() async {
        let history = History()
        history.follow(subject.delay(for: .seconds(2), clock: clock))
        history.follow(subject.debounce(for: .seconds(2), clock: clock))
        history.follow(subject.throttle(for: .seconds(2), clock: clock, latest: true))
        subject.send("a")
        subject.send("b")
        history.stop()
        await clock.advance(by: .seconds(4))
        #expect(history.events == ["a"])
    }

    @Test func cancellingLetsGoOfWhatIsHeld() async {
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            let tokens = PassthroughSubject<Token, Never>()
            let subscriptions = [
                tokens.delay(for: .seconds(2), clock: clock).sink { _ in _ = token },
                tokens.debounce(for: .seconds(2), clock: clock).sink { _ in _ = token },
                tokens.throttle(for: .seconds(2), clock: clock, latest: false).sink { _ in _ = token },
            ]
            tokens.send(token)
            tokens.send(token)
            for subscription in subscriptions { subscription.cancel() }
        }
        await clock.advance(by: .seconds(1))
        #expect(gone == nil)
    }
}
