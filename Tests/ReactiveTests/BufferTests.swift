import Reactive
import Testing

/// What waits where there is a `buffer`.
@Suite struct Buffers {
    /// Asks for values when it is told to.
    private final class Slow: Subscriber {
        var heard: [String] = []
        private(set) var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            heard.append("\(input)")
            return .none
        }

        func receive(completion: Subscribers.Completion<Problem>) {
            heard.append(completion == .finished ? "|" : "x")
        }
    }

    private func history(_ strategy: Publishers.BufferingStrategy<Problem>) -> [String] {
        let numbers = PassthroughSubject<Int, Problem>()
        let slow = Slow()
        numbers.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).map { $0 * 10 }.subscribe(slow)
        for number in 1...4 { numbers.send(number) }
        slow.subscription?.request(.unlimited)
        numbers.send(5)
        numbers.send(completion: .finished)
        return slow.heard
    }

    @Test func keepNoMoreThanTheirSize() {
        #expect(history(.dropNewest) == ["10", "20", "50", "|"])
        #expect(history(.dropOldest) == ["30", "40", "50", "|"])
        #expect(history(.customError { .broken }) == ["10", "20", "x"])
    }

    @Test func boundWhatWaitsForAPublisherOfFlatMap() {
        let numbers = PassthroughSubject<Int, Never>()
        let inner = (0...9).map { _ in PassthroughSubject<Int, Never>() }
        var heard: [Int] = []
        var isOver = false
        let subscription = numbers.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .flatMap(maxPublishers: .max(1)) { number in inner[number].map { number * 100 + $0 } }
            .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
        for number in 1...4 { numbers.send(number) }
        numbers.send(completion: .finished)
        inner[1].send(7)
        inner[1].send(completion: .finished)
        inner[2].send(7)
        inner[4].send(7)
        #expect(!isOver)
        inner[4].send(completion: .finished)
        #expect(heard == [107, 407])
        #expect(isOver)
        subscription.cancel()
    }

    @Test func upToEightPublishersAreMerged() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var heard: [Int] = []
        var isOver = false
        let subscription = subjects[0].merge(
            with: subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7]
        ).sink(receiveCompletion: { _ in isOver = true }, receiveValue: { heard.append($0) })
        for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
        for subject in subjects {
            #expect(!isOver)
            subject.send(completion: .finished)
        }
        #expect(heard == [7, 6, 5, 4, 3, 2, 1, 0])
        #expect(isOver)
        subscription.cancel()
    }
}
