import Reactive
import Testing

@Suite struct Selecting {
    let letters = ["a", "b", "c", "d"].publisher
    let input = PassthroughSubject<Int, Problem>()
    let other = PassthroughSubject<String, Problem>()

    @Test func outputTakesPositions() {
        #expect(history(of: letters.output(at: 1)) == ["b", "|"])
        #expect(history(of: letters.output(at: 9)) == ["|"])
        #expect(history(of: letters.output(in: 1...2)) == ["b", "c", "|"])
        #expect(history(of: letters.output(in: 1..<1)) == ["|"])
        #expect(history(of: letters.output(in: 2...)) == ["c", "d", "|"])
        #expect(history(of: letters.output(in: ..<2)) == ["a", "b", "|"])
    }

    @Test func outputFinishesAtItsLastPosition() {
        let events = history(of: input.output(at: 1)) {
            for number in 1...3 { input.send(number) }
        }
        #expect(events == ["2", "|"])
    }

    @Test func dropUntilOutputWaitsForTheOther() {
        let events = history(of: input.drop(untilOutputFrom: other)) {
            input.send(1)
            other.send("go")
            input.send(2)
            other.send(completion: .failure(.worse))
            input.send(3)
            input.send(completion: .finished)
        }
        #expect(events == ["2", "3", "|"])
    }

    @Test func dropUntilOutputEndsWithAnOtherThatSentNothing() {
        #expect(
            history(of: input.drop(untilOutputFrom: other)) { other.send(completion: .finished) } == ["|"])
    }

    @Test func dropUntilOutputFailsWithTheOther() {
        let events = history(of: input.drop(untilOutputFrom: other)) {
            other.send(completion: .failure(.worse))
        }
        #expect(events == ["x worse"])
    }

    @Test func dropUntilOutputHearsTheOtherFirst() {
        #expect(history(of: letters.drop(untilOutputFrom: Just(1))) == ["a", "b", "c", "d", "|"])
    }

    @Test func prefixUntilOutputStopsAtTheOther() {
        let events = history(of: input.prefix(untilOutputFrom: other)) {
            input.send(1)
            other.send("stop")
            input.send(2)
        }
        #expect(events == ["1", "|"])
    }

    @Test func prefixUntilOutputDoesNotMindHowTheOtherEnds() {
        let events = history(of: input.prefix(untilOutputFrom: other)) {
            other.send(completion: .failure(.worse))
            input.send(1)
            input.send(completion: .finished)
        }
        #expect(events == ["1", "|"])
    }

    @Test func theOtherIsCancelledWithThem() {
        let history = History()
        let watched = other.handleEvents(receiveCancel: { history.note("cancelled") })
        history.follow(input.prefix(untilOutputFrom: watched))
        history.follow(input.drop(untilOutputFrom: watched))
        history.stop()
        #expect(history.events == ["cancelled", "cancelled"])
    }

    @Test func dropUntilOutputLeavesTheOtherAfterItsFirst() {
        let history = History()
        let watched = other.handleEvents(receiveCancel: { history.note("cancelled") })
        history.follow(input.drop(untilOutputFrom: watched))
        other.send("go")
        #expect(history.events == ["cancelled"])
    }

    @Test func replaceEmptySendsSomethingInPlaceOfNothing() {
        #expect(history(of: Empty<Int, Never>().replaceEmpty(with: 0)) == ["0", "|"])
        #expect(history(of: Just(1).replaceEmpty(with: 0)) == ["1", "|"])
        #expect(history(of: Fail<Int, Problem>(error: .broken).replaceEmpty(with: 0)) == ["x broken"])
    }

    @Test func replaceNilSendsSomethingInPlaceOfIt() {
        #expect(history(of: [1, nil, 3].publisher.replaceNil(with: 0)) == ["1", "0", "3", "|"])
    }
}
