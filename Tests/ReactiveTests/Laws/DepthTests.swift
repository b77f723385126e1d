import Reactive
import Testing

@Suite struct Depth {
    @Test func aChainOfTenThousandOperatorsHolds() {
        let subject = PassthroughSubject<Int, Never>()
        var chain = subject.eraseToAnyPublisher()
        for _ in 0..<10_000 { chain = chain.map { $0 + 1 }.eraseToAnyPublisher() }
        var heard: [Int] = []
        let subscription = chain.sink { heard.append($0) }
        subject.send(0)
        subject.send(1)
        subscription.cancel()
        subject.send(2)
        #expect(heard == [10_000, 10_001])
    }

    @Test func tenThousandSubscribersHoldAndGo() {
        let subject = PassthroughSubject<Int, Never>()
        var count = 0
        var subscriptions = (0..<10_000).map { _ in subject.sink { count += $0 } }
        subject.send(1)
        subscriptions.removeAll()
        subject.send(1)
        #expect(count == 10_000)
    }

    @Test func tenThousandNestedSendsDoNotSlowDown() {
        let small = timeOfNestedSends(1_000)
        let large = timeOfNestedSends(10_000)
        // Ten times the work; quadratic would be a hundred times.
        #expect(large < small * 50 + .milliseconds(50))
    }

    @Test func newcomersInsideEachOfTenThousandNestedSendsDoNotSlowDown() {
        let subject = PassthroughSubject<Int, Never>()
        var heard = 0
        var latest: AnyCancellable?
        let driver = subject.sink { number in
            latest = subject.sink { _ in heard += 1 }
            if number < 10_000 { subject.send(number + 1) }
        }
        subject.send(1)
        #expect(heard == 0)
        subject.send(10_000)
        #expect(heard == 0)
        _ = (driver, latest)
    }

    private func timeOfNestedSends(_ count: Int) -> Duration {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { if $0 < count { subject.send($0 + 1) } }
        defer { subscription.cancel() }
        return ContinuousClock().measure { subject.send(1) }
    }
}
