import Reactive
import Testing

/// What holds for every operator.
@Suite struct OperatorLaws {
    let subject = PassthroughSubject<Int, Problem>()

    private var source: Numbers { subject.eraseToAnyPublisher() }

    @Test(arguments: EveryOperator.all)
    func valuesPassInOrder(_ operation: EveryOperator) {
        let events = history(of: operation.apply(source)) {
            for number in 1...3 { subject.send(number) }
        }
        #expect(events == ["1", "2", "3"])
    }

    @Test(arguments: EveryOperator.all)
    func nothingFollowsACancellation(_ operation: EveryOperator) {
        var heard: [Int] = []
        let subscription = operation.apply(source).ignoringEnd { heard.append($0) }
        subject.send(1)
        subscription.cancel()
        subject.send(2)
        subject.send(completion: .failure(.broken))
        #expect(heard == [1])
    }

    @Test(arguments: EveryOperator.all)
    func cancellingInsideADeliveryStopsTheRest(_ operation: EveryOperator) {
        var heard: [Int] = []
        var subscription: AnyCancellable?
        subscription = operation.apply(source).ignoringEnd {
            heard.append($0)
            if $0 == 1 {
                subject.send(2)
                subscription?.cancel()
            }
        }
        subject.send(1)
        subject.send(3)
        #expect(heard == [1])
    }

    @Test(arguments: EveryOperator.all)
    func nothingFollowsTheEnd(_ operation: EveryOperator) {
        let events = history(of: operation.apply(source)) {
            subject.send(1)
            subject.send(completion: .failure(.broken))
            subject.send(2)
            subject.send(completion: .finished)
        }
        #expect(events == ["1"] + operation.end)
    }

    @Test(arguments: EveryOperator.all)
    func aNestedSendComesAfterwards(_ operation: EveryOperator) {
        var heard: [Int] = []
        let subscription = operation.apply(source).ignoringEnd {
            heard.append($0)
            if $0 < 4 { subject.send($0 + 1) }
        }
        subject.send(1)
        #expect(heard == [1, 2, 3, 4])
        _ = subscription
    }

    @Test(arguments: EveryOperator.all)
    func aSubscriberHearsWhatItAsksForAndNoMore(_ operation: EveryOperator) {
        var (heard, place): ([Int], (any Subscription)?) = ([], nil)
        let asking = Asking {
            place = $0
        } receive: {
            heard.append($0)
        }
        operation.apply(source).subscribe(asking)
        for number in 1...4 { subject.send(number) }
        #expect(heard == [1])
        place?.request(.max(2))
        #expect(heard == [1, 2, 3])
        place?.cancel()
        place?.request(.unlimited)
        #expect(heard == [1, 2, 3])
    }

    @Test(arguments: EveryOperator.all + EveryOperator.gathering)
    func cancellingLeavesNothingBehind(_ operation: EveryOperator) {
        #expect(outlives(operation) { $0.cancel() } == false)
    }

    @Test(arguments: EveryOperator.all + EveryOperator.gathering)
    func lettingGoLeavesNothingBehind(_ operation: EveryOperator) {
        #expect(outlives(operation) { _ in } == false)
    }

    @Test(arguments: EveryOperator.all + EveryOperator.gathering)
    func theEndLeavesNothingBehind(_ operation: EveryOperator) {
        var kept: AnyCancellable?
        let isAlive = outlives(operation) {
            kept = $0
            subject.send(completion: .failure(.broken))
        }
        #expect(isAlive == false)
        _ = kept
    }

    /// Whether what a subscriber holds is still there after the subscription has come to its end.
    private func outlives(_ operation: EveryOperator, _ end: (AnyCancellable) -> Void) -> Bool {
        weak var watched: Token?
        do {
            let token = Token()
            watched = token
            let before = source.map { [token] number in
                withExtendedLifetime(token) { _ in number }
            }
            let subscription = operation.apply(before.eraseToAnyPublisher()).ignoringEnd { [token] _ in
                withExtendedLifetime(token) { _ in }
            }
            subject.send(1)
            end(subscription)
        }
        return watched != nil
    }
}

/// Asks for one number at first.
private final class Asking: Subscriber {
    private let subscribed: (any Subscription) -> Void
    private let receive: (Int) -> Void

    init(_ subscribed: @escaping (any Subscription) -> Void, receive: @escaping (Int) -> Void) {
        self.subscribed = subscribed
        self.receive = receive
    }

    func receive(subscription: any Subscription) {
        subscribed(subscription)
        subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        receive(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Problem>) {}
}

extension Publisher {
    fileprivate func ignoringEnd(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receive)
    }
}
