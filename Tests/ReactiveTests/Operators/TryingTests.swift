import Reactive
import Testing

/// The operators whose closures may throw.
@Suite struct Trying {
    /// Throws at 0.
    private func checked(_ number: Int) throws -> Int {
        if number == 0 { throw Problem.worse }
        return number
    }

    private func events(
        of make: (PassthroughSubject<Int, Problem>) -> some Publisher<some Any, any Error>,
        sending numbers: [Int] = [1, 3, 0, 4]
    ) -> [String] {
        let subject = PassthroughSubject<Int, Problem>()
        return history(of: make(subject)) {
            for number in numbers { subject.send(number) }
            subject.send(completion: .finished)
        }
    }

    @Test func endsWithWhatAClosureThrows() {
        #expect(events(of: { input in input.tryMap { try checked($0) * 10 } }) == ["10", "30", "x worse"])
        #expect(events(of: { input in input.tryMap { try checked($0) } }, sending: [1]) == ["1", "|"])
    }

    @Test func scanKeepsTheResultsBefore() {
        #expect(
            events(of: { input in input.tryScan(0) { $0 + (try checked($1)) } }) == ["1", "4", "x worse"])
    }

    @Test func filterAndCompactMapLeaveOut() {
        #expect(events(of: { input in input.tryFilter { try checked($0) > 1 } }) == ["3", "x worse"])
        #expect(
            events(of: { input in input.tryCompactMap { try checked($0) > 1 ? "\($0)!" : nil } }) == [
                "3!", "x worse",
            ])
    }

    @Test func removeDuplicatesComparesWithTheOneSent() {
        let events = events(
            of: { input in input.tryRemoveDuplicates { try checked($1) == $0 } },
            sending: [1, 1, 2, 2, 1, 0, 5])
        #expect(events == ["1", "2", "1", "x worse"])
    }

    @Test func dropAndPrefixTestUntilTheyKnow() {
        #expect(events(of: { input in input.tryDrop { try checked($0) < 3 } }) == ["3", "0", "4", "|"])
        #expect(events(of: { input in input.tryDrop { try checked($0) < 5 } }) == ["x worse"])
        #expect(events(of: { input in input.tryPrefix { try checked($0) < 3 } }) == ["1", "|"])
        #expect(
            events(of: { input in input.tryPrefix { try checked($0) < 5 } }, sending: [1, 0]) == [
                "1", "x worse",
            ])
        #expect(events(of: { input in input.tryPrefix { try checked($0) < 5 } }) == ["1", "3", "x worse"])
    }

    @Test func firstAndLastLookForOne() {
        #expect(events(of: { input in input.tryFirst { try checked($0) > 1 } }) == ["3", "|"])
        #expect(events(of: { input in input.tryFirst { try checked($0) > 3 } }) == ["x worse"])
        #expect(events(of: { input in input.tryLast { try checked($0) < 4 } }) == ["x worse"])
        #expect(
            events(of: { input in input.tryLast { try checked($0) < 4 } }, sending: [1, 3, 4]) == ["3", "|"])
    }

    @Test func containsAndAllSatisfyAnswerOrFail() {
        #expect(events(of: { input in input.tryContains { try checked($0) == 3 } }) == ["true", "|"])
        #expect(events(of: { input in input.tryAllSatisfy { try checked($0) < 3 } }) == ["false", "|"])
        #expect(events(of: { input in input.tryContains { try checked($0) == 4 } }) == ["x worse"])
        #expect(events(of: { input in input.tryAllSatisfy { try checked($0) < 5 } }) == ["x worse"])
    }

    @Test func reduceMinAndMaxSendNothingWhenTheyFail() {
        #expect(events(of: { input in input.tryReduce(0) { $0 + (try checked($1)) } }) == ["x worse"])
    }

    @Test func reduceMinAndMaxSendTheirResultAtTheEnd() {
        let numbers = [2, 3, 1].publisher
        #expect(history(of: numbers.tryReduce(0) { $0 + (try checked($1)) }) == ["6", "|"])
        #expect(history(of: numbers.tryMax { try checked($0) < checked($1) }) == ["3", "|"])
        #expect(history(of: numbers.tryMin { try checked($0) < checked($1) }) == ["1", "|"])
        #expect(history(of: [2, 0].publisher.tryMax { try checked($0) < checked($1) }) == ["x worse"])
    }

    @Test func theirOwnFailurePasses() {
        let failing = Fail<Int, Problem>(error: .broken)
        #expect(history(of: failing.tryMap { $0 }) == ["x broken"])
        #expect(history(of: failing.tryReduce(0, +)) == ["x broken"])
        #expect(history(of: failing.tryAllSatisfy { _ in true }) == ["x broken"])
    }

    @Test func whatThrowsCancelsThePublisher() {
        let history = History()
        let subject = PassthroughSubject<Int, Problem>()
        let watched = subject.handleEvents(receiveCancel: { history.note("cancelled") })
        history.follow(watched.tryMap { try checked($0) })
        subject.send(0)
        #expect(history.events == ["cancelled", "x worse"])
    }

    @Test func catchGoesOnOrFails() {
        let failing = Record<Int, Problem>(output: [1], completion: .failure(.broken))
        #expect(history(of: failing.tryCatch { _ in Just(2) }) == ["1", "2", "|"])
        let broken = failing.tryCatch { _ throws -> Just<Int> in throw Problem.worse }
        #expect(history(of: broken) == ["1", "x worse"])
    }
}
