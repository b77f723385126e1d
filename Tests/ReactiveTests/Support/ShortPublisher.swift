import Reactive

/// A publisher that ends at once, and whose subscription shows whether somebody still keeps it.
struct ShortPublisher<Output>: Publisher {
    let values: [Output]
    let end: Subscribers.Completion<Problem>
    private let kept = Kept()

    init(_ values: [Output], end: Subscribers.Completion<Problem>) {
        self.values = values
        self.end = end
    }

    var isKept: Bool { kept.subscription != nil }

    func receive(subscriber: AnySubscriber<Output, Problem>) {
        let subscription = AnySubscription()
        kept.subscription = subscription
        subscriber.receive(subscription: subscription)
        for value in values { subscriber.receive(value) }
        subscriber.receive(completion: end)
    }
}

private final class Kept {
    weak var subscription: AnySubscription?
}
