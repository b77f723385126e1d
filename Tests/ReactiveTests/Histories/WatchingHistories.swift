import Reactive
import Testing

/// What Combine's documentation says of the operators that handle events, debug, and attach subscribers.
@MainActor @Suite struct WatchingHistories {
    @Test func handleEventsCallsItsClosuresBeforeEachEvent() async {
        await tell(
            "handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)",
            "1 |", "subscribed unlimited value 1 end |"
        ) { stage in
            stage.a.handleEvents(
                receiveSubscription: { _ in stage.note("subscribed") },
                receiveOutput: { _ in stage.note("value") },
                receiveCompletion: { _ in stage.note("end") },
                receiveCancel: { stage.note("cancelled") },
                receiveRequest: { stage.note("\($0)") })
        }
        await tell(
            "handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)",
            "1 cancel 2", "1 cancelled", cancels: "a"
        ) { stage in
            stage.a.handleEvents(receiveCancel: { stage.note("cancelled") })
        }
    }

    @Test func printWritesALineForEachEvent() async {
        await tell("print(_:to:)", "1 |", "n: receive value: (1) 1 n: receive finished |") { stage in
            stage.a.print("n", to: Lines(stage: stage))
        }
        await tell("print(_:to:)", "1 x", "1 x") { $0.a.print(to: Nowhere()) }
    }

    @Test func aBreakpointThatIsNotReachedStopsNothing() async {
        await tell("breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)", "1 2 |", "1 2 |") {
            $0.a.breakpoint(receiveOutput: { $0 == 3 })
        }
        await tell("breakpointOnError()", "1 2 |", "1 2 |") { $0.a.breakpointOnError() }
    }

    @Test func anErasedPublisherSendsTheSame() async {
        await tell("eraseToAnyPublisher()", "1 x", "1 x") { $0.a.eraseToAnyPublisher() }
    }

    @Test("sink(receiveCompletion:receiveValue:)") func sinkCallsClosures() async {
        let (stage, history) = (Stage(), History())
        let subscription = stage.a.sink {
            history.note($0 == .finished ? "|" : "x")
        } receiveValue: {
            history.note("\($0)")
        }
        await stage.play("1 2 x 3")
        #expect(history.events == ["1", "2", "x"])
        _ = subscription
    }

    @Test("sink(receiveValue:)") func sinkEndsWithItsToken() async {
        let (stage, history) = (Stage(), History())
        var subscription: AnyCancellable? = stage.a.replaceError(with: 9).sink { history.note("\($0)") }
        await stage.play("1")
        subscription = nil
        await stage.play("2")
        #expect(history.events == ["1"] && stage.cancelled == "a")
        _ = subscription
    }

    @Test("assign(to:on:)") func assignSetsAPropertyOfAnObject() async {
        let (stage, target) = (Stage(), Target())
        let subscription = stage.a.replaceError(with: 9).assign(to: \.plain, on: target)
        await stage.play("1 2")
        #expect(target.plain == 2)
        subscription.cancel()
        await stage.play("3")
        #expect(target.plain == 2 && stage.cancelled == "a")
    }

    @Test("assign(to:)") func assignRepublishesUntilThePropertyIsGone() async {
        let (stage, history) = (Stage(), History())
        var target: Target? = Target()
        if let target {
            history.follow(target.$published)
            stage.a.replaceError(with: 9).assign(to: &target.$published)
        }
        await stage.play("1 2")
        history.stop()
        target = nil
        #expect(history.events == ["0", "1", "2"] && stage.cancelled == "a")
        _ = target
    }

    @Test("stream(isolation:)") func aStreamEndsWithItsPublisher() async {
        let stage = Stage()
        let numbers = stage.a.replaceError(with: 9).stream()
        await stage.play("1 2 |")
        var heard: [Int] = []
        for await number in numbers { heard.append(number) }
        #expect(heard == [1, 2])
    }

    @Test("subscribe(_:)") func aSubjectHearsAPublisher() async {
        let (stage, history) = (Stage(), History())
        let subject = PassthroughSubject<Int, Problem>()
        history.follow(subject)
        let subscription = stage.a.subscribe(subject)
        await stage.play("1 |")
        #expect(history.events == ["1", "|"])
        _ = subscription
    }
}

private final class Target {
    var plain = 0
    @Published var published = 0
}

private struct Nowhere: TextOutputStream {
    mutating func write(_ string: String) {}
}

/// Lines about values and the end, beside what is heard.
private struct Lines: TextOutputStream {
    let stage: Stage

    mutating func write(_ string: String) {
        guard string.contains("value") || string.contains("finished") else { return }
        MainActor.assumeIsolated { stage.note(String(string.dropLast())) }
    }
}
