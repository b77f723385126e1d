import Foundation
import Reactive
import Testing

@Suite struct Depth {
    /// An optimised program needs no more than the usual 8 MB of stack for this, whichever the operator is. Without
    /// optimisation, and under a sanitizer, a call takes several times the room.
    @Test(arguments: EveryOperator.all)
    func aChainOfTenThousandHolds(_ operation: EveryOperator) async {
        let values = await withCheckedContinuation { continuation in
            // The thread sanitizer loses its way when more than 65,536 calls are open.
            let isWatched = dlsym(nil, "__tsan_init") != nil
            let length = isWatched ? 1_000 : 10_000
            let thread = Thread { continuation.resume(returning: heard(through: length, operation)) }
            thread.stackSize = 256 << 20
            thread.start()
        }
        #expect(values == [1, 2])
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
        #expect(large < small * 50 + .milliseconds(500))
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
        let start = timeOfThisThread()
        subject.send(1)
        return timeOfThisThread() - start
    }

    /// The processor's time that the thread has had: what else the machine does is not in it.
    private func timeOfThisThread() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// What arrives at the end of a chain of one operator over and over.
private func heard(through length: Int, _ operation: EveryOperator) -> [Int] {
    let subject = PassthroughSubject<Int, Problem>()
    var chain = subject.eraseToAnyPublisher()
    for _ in 0..<length { chain = operation.apply(chain) }
    var heard: [Int] = []
    let subscription = chain.sink(receiveCompletion: { _ in }, receiveValue: { heard.append($0) })
    subject.send(1)
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    return heard
}
