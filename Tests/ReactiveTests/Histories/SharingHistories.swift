import Reactive
import Testing

/// What Combine's documentation says of the operators that work with several subscribers, or connect explicitly.
@MainActor @Suite struct SharingHistories {
    let stage = Stage()
    let history = History()

    @Test func shareHasOneSubscriptionForAllAndReplaysNothing() async {
        let shared = stage.a.share()
        history.follow(shared, "first ")
        await stage.play("1")
        history.follow(shared, "second ")
        await stage.play("2 |")
        #expect(history.events == ["first 1", "first 2", "second 2", "first |", "second |"])
        #expect(stage.a.subscriptions == 1)
        await tell("share()", "1 x", "1 x") { $0.a.share() }
    }

    @Test func shareCancelsWithTheLastSubscriber() async {
        let shared = stage.a.share()
        let first = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        let second = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        first.cancel()
        #expect(stage.cancelled == "")
        second.cancel()
        #expect(stage.cancelled == "a")
    }

    @Test func multicastSendsNothingBeforeItIsConnected() async {
        let subject = PassthroughSubject<Int, Problem>()
        let multicast = stage.a.multicast(subject: subject)
        history.follow(multicast, "first ")
        history.follow(multicast, "second ")
        await stage.play("1")
        #expect(stage.a.subscriptions == 0)
        let connection = multicast.connect()
        await stage.play("2")
        connection.cancel()
        await stage.play("3")
        #expect(history.events == ["first 2", "second 2"])
        #expect(stage.a.subscriptions == 1 && stage.cancelled == "a")
        await tell("multicast(subject:)", "1", "") { $0.a.multicast(subject: PassthroughSubject()) }
        await tell("multicast(_:)", "1", "") { $0.a.multicast { PassthroughSubject() } }
    }

    @Test func makeConnectableWaitsForItsConnection() async {
        let connectable = stage.a.replaceError(with: 9).makeConnectable()
        history.follow(connectable)
        await stage.play("1")
        let connection = connectable.connect()
        await stage.play("2 x")
        #expect(history.events == ["2", "9", "|"])
        connection.cancel()
        await tell("makeConnectable()", "1 |", "") { $0.a.replaceError(with: 9).makeConnectable() }
    }

    @Test func autoconnectConnectsForTheFirstSubscriber() async {
        await tell("autoconnect()", "1 2 |", "1 2 |") {
            $0.a.multicast { PassthroughSubject() }.autoconnect()
        }
        await tell("autoconnect()", "1 cancel 2", "1", cancels: "a") {
            $0.a.multicast { PassthroughSubject() }.autoconnect()
        }
    }

    @Test func aBufferKeepsWhatIsNotAskedForYet() async {
        await tell("buffer(size:prefetch:whenFull:)", "1 2 3 |", "1 2 3 |") {
            $0.a.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
        }
        #expect(await buffered(.dropNewest) == ["1", "2", "|"])
        #expect(await buffered(.dropOldest) == ["2", "3", "|"])
        #expect(await buffered(.customError { .worse }) == ["1", "2", "x"])
    }

    /// What is heard of three numbers and the end by one who asks only then, of a buffer for two.
    private func buffered(_ whenFull: Publishers.BufferingStrategy<Problem>) async -> [String] {
        let late = LateSubscriber()
        let stage = Stage()
        stage.a.buffer(size: 2, prefetch: .keepFull, whenFull: whenFull).subscribe(late)
        await stage.play("1 2 3 |")
        late.subscription?.request(.unlimited)
        return late.heard
    }
}

/// A subscriber that asks for nothing by itself.
private final class LateSubscriber: Subscriber {
    private(set) var subscription: (any Subscription)?
    private(set) var heard: [String] = []

    func receive(subscription: any Subscription) {
        self.subscription = subscription
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        heard.append("\(input)")
        return .none
    }

    func receive(completion: Subscribers.Completion<Problem>) {
        heard.append(completion == .finished ? "|" : "x")
    }
}
