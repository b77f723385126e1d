import Reactive
import Testing

@MainActor @Suite struct AsynchronousValues {
    @Test func areKeptUntilTheyAreAskedFor() async {
        let subject = PassthroughSubject<Int, Never>()
        let iterator = subject.values.makeAsyncIterator()
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        var heard: [Int] = []
        while let value = await iterator.next() { heard.append(value) }
        #expect(heard == [1, 2, 3])
        #expect(await iterator.next() == nil)
    }

    @Test func wakeTheLoopThatWaits() async {
        let subject = PassthroughSubject<Int, Never>()
        Task {
            subject.send(7)
            subject.send(completion: .finished)
        }
        var heard: [Int] = []
        for await value in subject.values { heard.append(value) }
        #expect(heard == [7])
    }

    @Test func wakeEveryTaskThatWaits() async {
        let subject = PassthroughSubject<Int, Never>()
        let iterator = subject.values.makeAsyncIterator()
        let readers = (0..<3).map { _ in Task { await iterator.next() } }
        for _ in 0..<3 { await Task.yield() }
        subject.send(1)
        subject.send(completion: .finished)
        var heard: [Int?] = []
        for reader in readers { heard.append(await reader.value) }
        #expect(heard.compactMap { $0 } == [1])
        #expect(heard.count == 3)
    }

    @Test func throwTheErrorThatEndsThem() async {
        let subject = CurrentValueSubject<Int, Problem>(1)
        let iterator = subject.values.makeAsyncIterator()
        subject.send(completion: .failure(.broken))
        await #expect(throws: Problem.broken) {
            while try await iterator.next() != nil {}
        }
    }

    @Test func endWithTheirTask() async {
        let history = History()
        let subject = PassthroughSubject<Int, Never>()
        let watched = subject.handleEvents(receiveCancel: { history.note("cancelled") })
        let task = Task {
            for await _ in watched.values {}
            history.note("over")
        }
        await Task.yield()
        task.cancel()
        await task.value
        #expect(history.events == ["cancelled", "over"])
    }

    @Test func endWithTheLoopThatIsLeft() async {
        let history = History()
        let endless = CurrentValueSubject<Int, Never>(1)
            .handleEvents(receiveCancel: { history.note("cancelled") })
        for await _ in endless.values { break }
        #expect(history.events == ["cancelled"])
    }

    @Test func aStreamCarriesThemToOtherActors() async {
        let subject = PassthroughSubject<Int, Never>()
        let stream = subject.stream()
        let reader = Task.detached {
            var heard: [Int] = []
            for await value in stream { heard.append(value) }
            return heard
        }
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(await reader.value == [1, 2, 3])
    }

    @Test func aDoorLetsThemInFromOtherThreads() async {
        let subject = PassthroughSubject<Int, Never>()
        let iterator = subject.values.makeAsyncIterator()
        let door = subject.door()
        Task.detached {
            for number in 1...1000 { door.send(number) }
        }
        for number in 1...1000 {
            let value = await iterator.next()
            MainActor.assertIsolated()
            #expect(value == number)
        }
    }

    @Test func aDoorDoesNotKeepItsSubject() async {
        weak var gone: PassthroughSubject<Int, Never>?
        let door: Door<Int>
        do {
            let subject = PassthroughSubject<Int, Never>()
            gone = subject
            door = subject.door()
        }
        door.send(1)
        #expect(gone == nil)
    }
}
