import Reactive
import Testing

@Suite struct Concatenating {
    let first = PassthroughSubject<Int, Problem>()
    let second = PassthroughSubject<Int, Problem>()

    @Test func subscribesToTheSecondWhenTheFirstHasFinished() {
        let events = history(of: first.append(second)) {
            first.send(1)
            second.send(8)
            first.send(completion: .finished)
            first.send(2)
            second.send(9)
            second.send(completion: .finished)
        }
        #expect(events == ["1", "9", "|"])
    }

    @Test func aFailureOfTheFirstIsTheEnd() {
        let events = history(of: second.prepend(first)) {
            first.send(completion: .failure(.broken))
            second.send(9)
        }
        #expect(events == ["x broken"])
    }

    @Test func valuesGoBeforeAndAfter() {
        #expect(history(of: Just(3).prepend(1, 2)) == ["1", "2", "3", "|"])
        #expect(history(of: Just(3).prepend([1, 2])) == ["1", "2", "3", "|"])
        #expect(history(of: Just(3).append(4, 5)) == ["3", "4", "5", "|"])
        #expect(history(of: Just(3).append(4...5)) == ["3", "4", "5", "|"])
        #expect(history(of: Publishers.Concatenate(prefix: Just(1), suffix: Just(2))) == ["1", "2", "|"])
    }

    @Test func whoCancelsTheFirstNeverHearsOfTheSecond() {
        let history = History()
        let watched = second.handleEvents(receiveSubscription: { _ in history.note("subscribed") })
        history.follow(first.append(watched))
        history.stop()
        first.send(completion: .finished)
        #expect(history.events == [])
    }

    @Test func letsGoOfTheFirst() {
        let short = ShortPublisher([1], end: .finished)
        let history = History()
        history.follow(short.append(second))
        #expect(!short.isKept)
        second.send(2)
        #expect(history.events == ["1", "2"])
    }
}
