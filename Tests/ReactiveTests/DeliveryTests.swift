import Reactive
import Testing

@Suite struct Delivery {
    @Test func everySubscriberHearsEveryValueInOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        let a = subject.sink { heard.append("a\($0)") }
        let b = subject.sink { heard.append("b\($0)") }
        subject.send(1)
        subject.send(2)
        #expect(heard == ["a1", "b1", "a2", "b2"])
        _ = (a, b)
    }

    @Test func aValueSentInsideADeliveryWaitsForIt() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        let a = subject.sink { value in
            heard.append("a\(value)")
            if value < 3 { subject.send(value + 1) }
        }
        let b = subject.sink { heard.append("b\($0)") }
        subject.send(1)
        #expect(heard == ["a1", "b1", "a2", "b2", "a3", "b3"])
        _ = (a, b)
    }

    @Test func whoSubscribesInsideADeliveryHearsWhatIsSentAfterwards() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var heard: [String] = []
        var late: AnyCancellable?
        let early = subject.dropZero().sink { value in
            heard.append("early\(value)")
            if value == 1 {
                subject.send(2)
                late = subject.sink { heard.append("late\($0)") }
                subject.send(3)
            }
        }
        subject.send(1)
        #expect(heard == ["early1", "late2", "early2", "early3", "late3"])
        _ = (early, late)
    }

    @Test func cancellingInsideADeliveryStopsTheRestOfIt() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        var b: AnyCancellable?
        let a = subject.sink {
            heard.append("a\($0)")
            b?.cancel()
        }
        b = subject.sink { heard.append("b\($0)") }
        let c = subject.sink { heard.append("c\($0)") }
        subject.send(1)
        subject.send(2)
        #expect(heard == ["a1", "c1", "a2", "c2"])
        _ = (a, c)
    }

    @Test func everyoneMayCancelEveryoneInsideADelivery() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var all: [AnyCancellable] = []
        for number in 0..<5 {
            subject.sink { _ in
                heard.append(number)
                if number == 1 { all.removeAll() }
            }.store(in: &all)
        }
        subject.send(1)
        subject.send(2)
        #expect(heard == [0, 1])
    }

    @Test func nothingFollowsACompletion() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        let subscription = subject.sink(
            receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("\($0)") })
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(heard == ["1", "finished"])
        _ = subscription
    }

    @Test func tenThousandNestedSendsDoNotOverflow() {
        let subject = PassthroughSubject<Int, Never>()
        var count = 0
        let subscription = subject.sink { value in
            count += 1
            if value < 10_000 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(count == 10_000)
        _ = subscription
    }

    @Test func aSubjectThatDiesLetsSubscribersCancelOneAnother() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        var others: [AnyCancellable] = []
        weak var lastToken: Token?
        var first: AnyCancellable?
        do {
            let fuse = Fuse { others.removeFirst() }
            first = subject?.map { number in withExtendedLifetime(fuse) { number } }.sink { _ in }
        }
        for _ in 1...3 {
            let token = Token()
            lastToken = token
            subject?.map { number in withExtendedLifetime(token) { number } }.sink { _ in }.store(in: &others)
        }
        subject = nil
        #expect(others.count == 2)
        #expect(lastToken == nil)
        others.removeAll()
        withExtendedLifetime(first) {}
    }

    @Test func aSubscriptionLeavesNothingBehind() {
        let subject = PassthroughSubject<Int, Never>()
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let subscription = subject.map { $0 + 1 }.sink { _ in _ = held }
            subject.send(1)
            subscription.cancel()
        }
        #expect(token == nil)
    }

    @Test func aCompletionSentInsideADeliveryWaitsForIt() {
        let subject = PassthroughSubject<Int, Never>()
        let history = History()
        let first = subject.sink { value in
            history.note("first\(value)")
            if value == 1 {
                subject.send(2)
                subject.send(completion: .finished)
                subject.send(3)
            }
        }
        history.follow(subject, "second")
        subject.send(1)
        #expect(history.events == ["first1", "second1", "first2", "second2", "second|"])
        history.follow(subject, "late")
        #expect(history.events.last == "late|")
        withExtendedLifetime(first) {}
    }

    @Test func aCompletionAloneSentInsideADeliveryFollowsTheValue() {
        let subject = PassthroughSubject<Int, Never>()
        let history = History()
        let first = subject.sink { value in
            history.note("first\(value)")
            subject.send(completion: .finished)
        }
        history.follow(subject, "second")
        subject.send(1)
        #expect(history.events == ["first1", "second1", "second|"])
        withExtendedLifetime(first) {}
    }

    @Test func aSubjectThatHasCompletedKeepsItsLastValueToItself() {
        let subject = CurrentValueSubject<Int, Problem>(1)
        subject.send(2)
        subject.send(completion: .failure(.broken))
        subject.send(3)
        subject.value = 4
        subject.send(completion: .finished)
        #expect(subject.value == 2)
        #expect(history(of: subject) == ["x broken"])
    }

    @Test func whoComesAfterTheLastHasGoneStandsBehindTheOthers() {
        let subject = PassthroughSubject<Int, Never>()
        let history = History()
        let first = subject.sink { history.note("first\($0)") }
        for _ in 0..<3 { subject.sink { _ in }.cancel() }
        let next = subject.sink { history.note("next\($0)") }
        subject.send(1)
        #expect(history.events == ["first1", "next1"])
        _ = (first, next)
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func subscribersMayGoInWhateverOrder(_ order: [Int]) {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var all: [AnyCancellable?] = (0..<4).map { number in subject.sink { _ in heard.append(number) } }
        for (count, gone) in order.enumerated() {
            all[gone] = nil
            heard = []
            subject.send(1)
            #expect(heard == (0..<4).filter { !order[...count].contains($0) })
        }
    }

    @Test func whoCancelsTwiceTakesNobodyElseAlong() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        let history = History()
        let keeper = Keeper()
        let first = subject?.sink { history.note("first\($0)") }
        subject?.receive(subscriber: keeper)
        let last = subject?.sink { history.note("last\($0)") }
        for _ in 0..<2 { keeper.subscription?.cancel() }
        subject?.send(1)
        #expect(history.events == ["first1", "last1"])
        // Nor does it look for a subject that has gone.
        subject = nil
        keeper.subscription?.cancel()
        withExtendedLifetime((first, last)) {}
    }

    @Test func whoCancelsWhenTheSubjectHasGoneFindsNobody() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        let all = (0..<3).compactMap { _ in subject?.sink { _ in } }
        subject = nil
        for subscription in all.reversed() { subscription.cancel() }
        #expect(all.count == 3)
    }
}

extension Publisher where Output == Int {
    fileprivate func dropZero() -> Publishers.Filter<Self> { filter { $0 != 0 } }
}

/// Keeps its subscription when it has cancelled it.
private final class Keeper: AnySubscriber<Int, Never> {
    private(set) var subscription: AnySubscription?

    override func receive(subscription: AnySubscription) { self.subscription = subscription }
}

/// Does something when it dies.
private final class Fuse {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
}
