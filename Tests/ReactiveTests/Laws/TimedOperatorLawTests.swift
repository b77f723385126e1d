import Reactive
import Testing
import VirtualTime

/// What ``OperatorLaws`` says of the others holds for the operators that need time, too, once the time has passed.
@MainActor @Suite struct TimedOperatorLaws {
    let clock = VirtualClock()
    let subject = PassthroughSubject<Int, Problem>()

    private func following(_ operation: TimedOperator) -> Numbers {
        operation.apply(subject.eraseToAnyPublisher(), clock)
    }

    private func wait() async {
        await clock.advance(by: TimedOperator.longestWait)
    }

    @Test(arguments: TimedOperator.all)
    func valuesPassInOrder(_ operation: TimedOperator) async {
        let history = History()
        history.follow(following(operation))
        for number in 1...3 {
            subject.send(number)
            await wait()
        }
        #expect(history.events == ["1", "2", "3"])
    }

    @Test(arguments: TimedOperator.all)
    func nothingFollowsACancellation(_ operation: TimedOperator) async {
        let history = History()
        history.follow(following(operation))
        subject.send(1)
        await wait()
        subject.send(2)
        let before = history.events
        history.stop()
        subject.send(3)
        await wait()
        subject.send(completion: .failure(.broken))
        await wait()
        #expect(history.events == before)
        #expect(before.first == "1")
    }

    @Test(arguments: TimedOperator.all)
    func cancellingInsideADeliveryStopsTheRest(_ operation: TimedOperator) async {
        let history = History()
        let heard = following(operation).handleEvents(receiveOutput: { [subject] number in
            history.note("\(number)")
            subject.send(number + 1)
            history.stop()
        })
        history.follow(heard)
        subject.send(1)
        await wait()
        subject.send(5)
        await wait()
        #expect(history.events == ["1"])
    }

    @Test(arguments: TimedOperator.all)
    func nothingFollowsTheEnd(_ operation: TimedOperator) async {
        let history = History()
        history.follow(following(operation))
        subject.send(1)
        await wait()
        subject.send(completion: .failure(.broken))
        subject.send(2)
        await wait()
        #expect(history.events == ["1", "x broken"])
    }

    @Test(arguments: TimedOperator.all)
    func aNestedSendComesAfterwards(_ operation: TimedOperator) async {
        var heard: [Int] = []
        let subscription = following(operation).replaceError(with: 0).sink { [subject] in
            heard.append($0)
            if $0 < 4 { subject.send($0 + 1) }
        }
        subject.send(1)
        for _ in 1...4 { await wait() }
        #expect(heard == [1, 2, 3, 4])
        subscription.cancel()
    }

    @Test(arguments: TimedOperator.all)
    func cancellingLeavesNothingBehind(_ operation: TimedOperator) async {
        #expect(await outlives(operation) { $0.cancel() } == false)
    }

    @Test(arguments: TimedOperator.all)
    func lettingGoLeavesNothingBehind(_ operation: TimedOperator) async {
        #expect(await outlives(operation) { _ in } == false)
    }

    @Test(arguments: TimedOperator.all)
    func theEndLeavesNothingBehind(_ operation: TimedOperator) async {
        var kept: AnyCancellable?
        let isAlive = await outlives(operation) {
            kept = $0
            subject.send(completion: .failure(.broken))
        }
        #expect(isAlive == false)
        withExtendedLifetime(kept) {}
    }

    /// Whether what a subscriber holds is still there when the subscription has come to its end while one value is
    /// on its way.
    private func outlives(_ operation: TimedOperator, _ end: (AnyCancellable) -> Void) async -> Bool {
        weak var watched: Token?
        do {
            let token = Token()
            watched = token
            let before = subject.map { [token] number in withExtendedLifetime(token) { _ in number } }
            let subscription = operation.apply(before.eraseToAnyPublisher(), clock)
                .sink(
                    receiveCompletion: { _ in },
                    receiveValue: { [token] _ in withExtendedLifetime(token) { _ in } })
            subject.send(1)
            subject.send(2)
            end(subscription)
        }
        await wait()
        return watched != nil
    }
}
