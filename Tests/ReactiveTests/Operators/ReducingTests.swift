import Reactive
import Testing

/// The operators that wait for the end.
@Suite struct Reducing {
    let numbers = [2, 3, 1].publisher
    let failing = Record<Int, Problem>(output: [1, 2], completion: .failure(.broken))
    let nothing = Empty<Int, Never>()

    @Test func collectSendsOneArray() {
        #expect(history(of: numbers.collect()) == ["[2, 3, 1]", "|"])
        #expect(history(of: nothing.collect()) == ["[]", "|"])
        #expect(history(of: failing.collect()) == ["x broken"])
    }

    @Test func collectByCountSendsFullArraysAndTheRest() {
        let subject = PassthroughSubject<Int, Problem>()
        let events = history(of: subject.collect(2)) {
            for number in 1...5 { subject.send(number) }
            subject.send(completion: .finished)
        }
        #expect(events == ["[1, 2]", "[3, 4]", "[5]", "|"])
        #expect(history(of: (1...4).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "|"])
        #expect(history(of: failing.collect(3)) == ["x broken"])
        #expect(history(of: nothing.collect(3)) == ["|"])
    }

    @Test func reduceSendsTheResult() {
        #expect(history(of: numbers.reduce("") { "\($0)\($1)" }) == ["231", "|"])
        #expect(history(of: nothing.reduce(7, +)) == ["7", "|"])
        #expect(history(of: failing.reduce(0, +)) == ["x broken"])
    }

    @Test func startsAfreshForEachSubscriber() {
        let sum = numbers.reduce(0, +)
        #expect(history(of: sum) == ["6", "|"])
        #expect(history(of: sum) == ["6", "|"])
    }

    @Test func countCounts() {
        #expect(history(of: numbers.count()) == ["3", "|"])
        #expect(history(of: nothing.count()) == ["0", "|"])
        #expect(history(of: failing.count()) == ["x broken"])
    }

    @Test func minAndMaxCompare() {
        #expect(history(of: numbers.max()) == ["3", "|"])
        #expect(history(of: numbers.min()) == ["1", "|"])
        #expect(history(of: nothing.max()) == ["|"])
        #expect(history(of: failing.min()) == ["x broken"])
    }

    @Test func minAndMaxKeepTheFirstOfEquals() {
        let words = ["tea", "milk", "cup", "bowl"].publisher
        #expect(history(of: words.max { $0.count < $1.count }) == ["milk", "|"])
        #expect(history(of: words.min { $0.count < $1.count }) == ["tea", "|"])
    }

    @Test func ignoreOutputLeavesTheEnd() {
        #expect(history(of: numbers.ignoreOutput()) == ["|"])
        #expect(history(of: failing.ignoreOutput()) == ["x broken"])
    }

    @Test func lastComesAtTheEnd() {
        #expect(history(of: numbers.last()) == ["1", "|"])
        #expect(history(of: numbers.last { $0 > 1 }) == ["3", "|"])
        #expect(history(of: numbers.last { $0 > 3 }) == ["|"])
        #expect(history(of: failing.last()) == ["x broken"])
    }

    @Test func whatIsSentAtTheEndMayBeTheLastThingHeard() {
        let subject = PassthroughSubject<Int, Problem>()
        var probe: Probe?
        var events = 0
        let last = Probe {
            events += 1
            if events == 2 { probe?.cancel() }
        }
        probe = last
        subject.count().subscribe(last)
        subject.send(completion: .finished)
        #expect(events == 2)
        #expect(last.breaches == [])
        probe = nil
    }
}
