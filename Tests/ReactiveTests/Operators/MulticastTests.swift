import Reactive
import Testing

@Suite struct Multicasting {
    let subject = PassthroughSubject<Int, Never>()

    @Test func sendsToAllOnceItIsConnected() {
        let history = History()
        let shared = subject.multicast { PassthroughSubject() }
        history.follow(shared, "a")
        history.follow(shared, "b")
        subject.send(1)
        let connection = shared.connect()
        subject.send(2)
        connection.cancel()
        subject.send(3)
        #expect(history.events == ["a2", "b2"])
    }

    @Test func makesOneSubjectWhenItIsNeeded() {
        var made = 0
        let shared = subject.multicast {
            made += 1
            return PassthroughSubject<Int, Never>()
        }
        #expect(made == 0)
        _ = history(of: shared)
        _ = history(of: shared)
        #expect(made == 1)
    }

    @Test func aSubjectOfOnesOwnHearsIt() {
        let current = CurrentValueSubject<Int, Never>(0)
        let shared = subject.multicast(subject: current)
        let connection = shared.connect()
        subject.send(5)
        #expect(current.value == 5)
        #expect(history(of: shared) == ["5"])
        connection.cancel()
    }

    @Test func makeConnectableHoldsBackASequence() {
        let history = History()
        let numbers = (1...2).publisher.makeConnectable()
        history.follow(numbers, "a")
        history.follow(numbers, "b")
        history.note("connect")
        let connection = numbers.connect()
        #expect(history.events == ["connect", "a1", "b1", "a2", "b2", "a|", "b|"])
        connection.cancel()
    }

    @Test func autoconnectLastsAsLongAsItsSubscribers() {
        let history = History()
        let watched = subject.handleEvents(
            receiveSubscription: { _ in history.note("connected") },
            receiveCancel: { history.note("disconnected") })
        let shared = watched.makeConnectable().autoconnect()
        #expect(history.events == [])
        let one = shared.sink { history.note("a\($0)") }
        let two = shared.sink { history.note("b\($0)") }
        subject.send(1)
        one.cancel()
        subject.send(2)
        two.cancel()
        subject.send(3)
        let three = shared.sink { history.note("c\($0)") }
        subject.send(4)
        three.cancel()
        #expect(
            history.events == [
                "connected", "a1", "b1", "b2", "disconnected", "connected", "c4", "disconnected",
            ])
    }

    @Test func autoconnectSendsASequenceToItsFirstSubscriber() {
        let numbers = (1...2).publisher.makeConnectable().autoconnect()
        #expect(history(of: numbers) == ["1", "2", "|"])
        #expect(history(of: numbers) == ["|"])
    }

    @Test func autoconnectConnectsNothingForWhoLeavesAtOnce() {
        let history = History()
        let watched = Empty<Int, Problem>(completeImmediately: false)
            .handleEvents(receiveSubscription: { _ in history.note("connected") })
        var probe: Probe?
        let leaving = Probe { probe?.cancel() }
        probe = leaving
        watched.multicast { PassthroughSubject() }.autoconnect().subscribe(leaving)
        #expect(history.events == [])
        probe = nil
    }

    @Test func aPublisherCanFeedASubject() {
        let other = PassthroughSubject<Int, Never>()
        let events = history(of: other) {
            let subscription = subject.subscribe(other)
            subject.send(1)
            subscription.cancel()
            subject.send(2)
        }
        #expect(events == ["1"])
    }
}
