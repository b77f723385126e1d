import Reactive
import Testing

@Suite struct SwitchingToTheLatest {
    @Test func sendsWhatTheLatestSends() {
        let outer = PassthroughSubject<Int, Never>()
        let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let events = history(of: outer.map { inner[$0] }.switchToLatest()) {
            outer.send(0)
            inner[0].send("a")
            outer.send(1)
            inner[0].send("b")
            inner[1].send("c")
            outer.send(completion: .finished)
            inner[1].send("d")
            inner[1].send(completion: .finished)
        }
        #expect(events == ["a", "c", "d", "|"])
    }

    @Test func cancelsTheOneBefore() {
        let outer = PassthroughSubject<Int, Never>()
        let inner = PassthroughSubject<String, Never>()
        let history = History()
        let subscription = outer.map { number in
            inner.handleEvents(
                receiveSubscription: { _ in history.note("subscribe \(number)") },
                receiveCancel: { history.note("cancel \(number)") })
        }
        .switchToLatest()
        .sink { history.note($0) }
        outer.send(0)
        outer.send(1)
        inner.send("a")
        subscription.cancel()
        #expect(history.events == ["subscribe 0", "cancel 0", "subscribe 1", "a", "cancel 1"])
    }

    @Test func letsGoOfThePublisherThatHasEnded() {
        let inner = PassthroughSubject<Int, Problem>()
        let outer = ShortPublisher([inner], end: .finished)
        let history = History()
        history.follow(outer.switchToLatest())
        #expect(!outer.isKept)
        inner.send(1)
        #expect(history.events == ["1"])
    }

    @Test func cancelsBothWhenItIsCancelled() {
        let history = History()
        let inner = PassthroughSubject<String, Never>().handleEvents(receiveCancel: { history.note("inner") })
        let outer = CurrentValueSubject<Int, Never>(0).handleEvents(receiveCancel: { history.note("outer") })
        let subscription = outer.map { _ in inner }.switchToLatest().sink { _ in }
        subscription.cancel()
        #expect(history.events == ["outer", "inner"])
        subscription.cancel()
        #expect(history.events == ["outer", "inner"])
    }

    @Test func cancelsAnOuterOneThatSubscribesItOnlyAfterItWasCancelled() {
        let history = History()
        let outer = LatePublisher(inner: Just("a").eraseToAnyPublisher()) { history.note("cancel outer") }
        let subscription = outer.switchToLatest().sink { history.note($0) }
        subscription.cancel()
        outer.begin()
        #expect(history.events == ["cancel outer"])
    }

    @Test func cancelsAnInnerOneThatSubscribesItOnlyWhenItIsNotTheLatestAnyMore() {
        let history = History()
        let late = LatePublisher(inner: "late") { history.note("cancel late") }
        let outer = PassthroughSubject<AnyPublisher<String, Never>, Never>()
        let subscription = outer.switchToLatest().sink { history.note($0) }
        outer.send(late.eraseToAnyPublisher())
        outer.send(Just("a").eraseToAnyPublisher())
        late.begin()
        #expect(history.events == ["a", "cancel late"])
        withExtendedLifetime(subscription) {}
    }

    @Test func waitsForAnotherWhenTheLatestHasFinished() {
        let outer = PassthroughSubject<Just<Int>, Never>()
        let events = history(of: outer.switchToLatest()) {
            outer.send(Just(1))
            outer.send(Just(2))
            outer.send(completion: .finished)
        }
        #expect(events == ["1", "2", "|"])
    }

    @Test func failsWithTheLatest() {
        let outer = PassthroughSubject<Fail<Int, Problem>, Never>()
        #expect(history(of: outer.switchToLatest()) { outer.send(Fail(error: .broken)) } == ["x broken"])
    }

    @Test func maySwitchInsideADelivery() {
        let outer = CurrentValueSubject<Int, Never>(0)
        var heard: [Int] = []
        let subscription = outer.map { number in (0...2).publisher.map { number * 10 + $0 } }
            .switchToLatest()
            .sink {
                heard.append($0)
                if $0 == 1 { outer.send(1) }
            }
        #expect(heard == [0, 1, 10, 11, 12])
        _ = subscription
    }
}

/// A publisher that gives its subscriber the subscription, and a value, only when it is told to.
private final class LatePublisher<Output>: Publisher {
    typealias Failure = Never
    private let inner: Output
    private let onCancel: () -> Void
    private var subscriber: AnySubscriber<Output, Never>?

    init(inner: Output, onCancel: @escaping () -> Void) {
        self.inner = inner
        self.onCancel = onCancel
    }

    func receive(subscriber: AnySubscriber<Output, Never>) {
        self.subscriber = subscriber
    }

    func begin() {
        subscriber?.receive(subscription: WatchedSubscription(onCancel))
        _ = subscriber?.receive(inner)
    }
}

private final class WatchedSubscription: AnySubscription {
    private let onCancel: () -> Void

    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    override func cancel() { onCancel() }
}
