import Reactive
import Testing

/// Subscribers and publishers written as for Combine.
@Suite struct Demands {
    /// Asks for some values at once, and for more as it is told to.
    private final class Asking: Subscriber {
        var heard: [String] = []
        var more: [Int: Subscribers.Demand] = [:]
        private(set) var subscription: (any Subscription)?
        private let first: Subscribers.Demand

        init(_ first: Subscribers.Demand) {
            self.first = first
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(first)
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            heard.append("\(input)")
            return more[input] ?? .none
        }

        func receive(completion: Subscribers.Completion<Problem>) {
            heard.append(completion == .finished ? "|" : "x")
        }
    }

    /// Sends 1, 2, 3 … as often as it is asked, to whoever subscribes.
    private struct Counting: Publisher {
        typealias Output = Int
        typealias Failure = Problem

        let last: Int

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Problem {
            subscriber.receive(subscription: Place(subscriber, last: last))
        }

        private final class Place<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Problem {
            private var subscriber: S?
            private var next = 1
            private let last: Int

            init(_ subscriber: S, last: Int) {
                self.subscriber = subscriber
                self.last = last
            }

            func request(_ demand: Subscribers.Demand) {
                var left = demand
                while left > 0, let subscriber, next <= last {
                    next += 1
                    left -= 1
                    left += subscriber.receive(next - 1)
                }
                if next > last {
                    subscriber?.receive(completion: .finished)
                    subscriber = nil
                }
            }

            func cancel() {
                subscriber = nil
            }
        }
    }

    private let numbers = (1...4).publisher.setFailureType(to: Problem.self)

    @Test func aSubscriberGetsWhatItAsksFor() {
        let asking = Asking(.max(2))
        numbers.subscribe(asking)
        #expect(asking.heard == ["1", "2"])
        asking.subscription?.request(.max(1))
        #expect(asking.heard == ["1", "2", "3"])
        asking.subscription?.request(.unlimited)
        #expect(asking.heard == ["1", "2", "3", "4", "|"])
    }

    @Test func whatAValueAsksForComesOnTop() {
        let asking = Asking(.max(1))
        asking.more = [1: .max(2)]
        numbers.subscribe(asking)
        #expect(asking.heard == ["1", "2", "3"])
    }

    @Test func valuesAndTheEndWaitUntilTheyAreAskedFor() {
        let subject = PassthroughSubject<Int, Problem>()
        let asking = Asking(.none)
        subject.subscribe(asking)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .failure(.broken))
        #expect(asking.heard == [])
        asking.subscription?.request(.max(1))
        #expect(asking.heard == ["1"])
        asking.subscription?.request(.max(1))
        #expect(asking.heard == ["1", "2", "x"])
    }

    @Test func theEndOfNothingIsHeardUnasked() {
        let asking = Asking(.none)
        Empty<Int, Problem>().subscribe(asking)
        #expect(asking.heard == ["|"])
    }

    @Test func cancellingLetsGoOfWhatWaits() {
        let subject = PassthroughSubject<Int, Problem>()
        let asking = Asking(.none)
        subject.subscribe(asking)
        subject.send(1)
        asking.subscription?.cancel()
        asking.subscription?.request(.unlimited)
        subject.send(2)
        #expect(asking.heard == [])
    }

    @Test func aPublisherWrittenAsForCombineIsAskedForEverything() {
        #expect(history(of: Counting(last: 3).map { $0 * 10 }) == ["10", "20", "30", "|"])
        #expect(history(of: Counting(last: .max).prefix(2)) == ["1", "2", "|"])
    }

    @Test func bothTogetherAskAsTheyDoInCombine() {
        let asking = Asking(.max(2))
        Counting(last: .max).prefix(1_000).subscribe(asking)
        #expect(asking.heard == ["1", "2"])
    }

    @Test func aSinkSubscribesToBoth() {
        var heard: [Int] = []
        let sink = Subscribers.Sink<Int, Problem>(
            receiveCompletion: { _ in }, receiveValue: { heard.append($0) })
        Counting(last: 3).subscribe(sink)
        #expect(heard == [1, 2, 3])
    }

    @Test func demandsAddUp() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.max(2) * 3 == .max(6))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(.max) + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(3) - .unlimited == .none)
        #expect(Subscribers.Demand.max(3) < .unlimited && !(Subscribers.Demand.unlimited < .unlimited))
        #expect(Subscribers.Demand.max(3) > 2 && Subscribers.Demand.unlimited > 2)
        #expect(Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.max(3) == 3)
        #expect("\(Subscribers.Demand.max(3)) \(Subscribers.Demand.unlimited)" == "max(3) unlimited")
    }

    @Test func handleEventsHearsThatEverythingIsAskedFor() {
        let history = History()
        history.follow(
            Just(1).handleEvents(
                receiveSubscription: { _ in history.note("subscribed") },
                receiveRequest: { history.note("\($0)") }))
        #expect(history.events == ["subscribed", "unlimited", "1", "|"])
    }

    @Test func flatMapHearsSoManyPublishersAtATime() {
        let outer = PassthroughSubject<Int, Problem>()
        let inner = (0..<3).map { _ in PassthroughSubject<String, Problem>() }
        let events = history(of: outer.flatMap(maxPublishers: .max(1)) { inner[$0] }) {
            for number in 0..<3 { outer.send(number) }
            outer.send(completion: .finished)
            inner[1].send("too early")
            inner[0].send("a")
            inner[0].send(completion: .finished)
            inner[1].send("b")
            inner[1].send(completion: .finished)
            inner[2].send("c")
            inner[2].send(completion: .finished)
        }
        #expect(events == ["a", "b", "c", "|"])
    }

    @Test func flatMapNeedsNoStackForWhatWaits() {
        let outer = PassthroughSubject<Int, Never>()
        let first = PassthroughSubject<Int, Never>()
        let count = outer.flatMap(maxPublishers: .max(1)) {
            $0 == 0 ? first.eraseToAnyPublisher() : Just($0).eraseToAnyPublisher()
        }
        .count()
        let events = history(of: count) {
            for number in 0...20_000 { outer.send(number) }
            outer.send(completion: .finished)
            first.send(completion: .finished)
        }
        #expect(events == ["20000", "|"])
    }

    @Test func flatMapInTurnEndsWithTheFirstFailure() {
        let outer = PassthroughSubject<Int, Problem>()
        var made: [Int] = []
        let inner = PassthroughSubject<Int, Problem>()
        let flat = outer.flatMap(maxPublishers: .max(1)) {
            made.append($0)
            return inner
        }
        let events = history(of: flat) {
            outer.send(1)
            outer.send(2)
            inner.send(completion: .failure(.broken))
        }
        #expect(events == ["x broken"])
        #expect(made == [1])
    }
}
