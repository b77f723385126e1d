import Reactive

// What a program that was written for Combine brings along of its own.
final class FirstThree: Subscriber {
    typealias Input = Int
    typealias Failure = Never

    func receive(subscription: Subscription) {
        subscription.request(.max(3))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        input > 2 ? .unlimited : .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        print(completion)
    }
}

struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: CountdownSubscription(subscriber: subscriber, left: start))
    }
}

final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var left: Int

    init(subscriber: S, left: Int) {
        self.subscriber = subscriber
        self.left = left
    }

    func request(_ demand: Subscribers.Demand) {
        var demand = demand
        while left > 0, demand > 0, let subscriber {
            demand -= 1
            demand += subscriber.receive(left)
            left -= 1
        }
        if left == 0 { subscriber?.receive(completion: .finished) }
    }

    func cancel() {
        subscriber = nil
    }
}

extension Publisher {
    func doubled<S: Scheduler>(on scheduler: S) -> AnyPublisher<[Int], Failure> where Output == Int {
        map { $0 * 2 }
            .debounce(for: .milliseconds(500), scheduler: scheduler)
            .throttle(for: .seconds(0.5), scheduler: scheduler, latest: true)
            .delay(for: .seconds(1), tolerance: .milliseconds(10), scheduler: scheduler)
            .timeout(.seconds(10), scheduler: scheduler)
            .receive(on: scheduler)
            .collect(.byTimeOrCount(scheduler, .seconds(1), 10))
            .subscribe(on: scheduler)
            .eraseToAnyPublisher()
    }
}

@MainActor func start() -> [AnyCancellable] {
    Countdown(start: 5).subscribe(FirstThree())
    let numbers = Countdown(start: 5).multicast { PassthroughSubject<Int, Never>() }
    let sink = numbers.flatMap(maxPublishers: .max(1)) { Just($0).append(0).retry(2) }.collect()
        .handleEvents(receiveRequest: { print($0) })
        .sink { print($0) }
    return [
        sink, AnyCancellable(numbers.connect()),
        Deferred { Just(1) }.doubled(on: ImmediateScheduler.shared).sink { print($0) },
    ]
}
