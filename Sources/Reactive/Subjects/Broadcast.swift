/// Delivers values to a changing crowd of subscribers: the one place where order is decided.
///
/// Every subscriber hears every value once and in one order, whatever happens inside a delivery. A value
/// sent meanwhile waits until the present one has reached everybody; a subscriber that joins hears what
/// is sent after it joined; one that cancels hears nothing more.
@usableFromInline
class Broadcast<Output, Failure: Error>: Line {
    /// State that few broadcasts need; made when it is needed.
    private final var backlog: Backlog<Output, Failure>?

    @usableFromInline
    override init() {
        super.init()
    }
}

extension Broadcast {
    @inlinable
    final func send(_ value: Output) {
        if isDelivering || isOver { return postpone(value) }
        accepted &+= 1
        guard first != nil else { return }
        isDelivering = true
        deliver(value, number: accepted)
        if isUnsettled { settle() }
        isDelivering = false
    }

    @usableFromInline
    final func send(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        rest.completion = completion
        if isDelivering {
            isUnsettled = true
        } else {
            isDelivering = true
            finish()
            isDelivering = false
        }
    }

    /// - Parameter joined: The number of the last value that is not meant for the subscriber.
    /// - Returns: Whether the subscriber still waits for a first value.
    @inlinable
    @discardableResult
    final func attach(_ subscriber: AnySubscriber<Output, Failure>, joined: Int) -> Bool {
        if isOver {
            complete(subscriber)
            return false
        }
        let before = accepted
        let link = Link(subscriber: subscriber, line: self, joined: joined)
        append(link)
        subscriber.receive(subscription: link)
        return accepted == before && link.subscriber != nil
    }

    @inlinable
    final func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        attach(subscriber, joined: accepted)
    }

    @inlinable
    final func deliver(_ value: Output, number: Int) {
        var next = first
        while let link = next {
            if link.joined < number, let subscriber = link.subscriber {
                unsafeDowncast(subscriber, to: AnySubscriber<Output, Failure>.self).receive(value)
            }
            next = link.next
        }
    }
}

extension Broadcast {
    private final var rest: Backlog<Output, Failure> {
        if let backlog { return backlog }
        let made = Backlog<Output, Failure>()
        backlog = made
        return made
    }

    @usableFromInline
    final func postpone(_ value: Output) {
        guard !isOver else { return }
        accepted &+= 1
        isUnsettled = true
        rest.waiting.append(value)
    }

    /// Delivers what was sent meanwhile, in order, and ends when that was asked for.
    @usableFromInline
    final func settle() {
        closeGaps()
        if let backlog {
            var number = accepted &- backlog.waiting.count
            while !backlog.waiting.isEmpty {
                let batch = backlog.waiting
                backlog.waiting = []
                for value in batch {
                    number &+= 1
                    deliver(value, number: number)
                    closeGaps()
                }
            }
        }
        finish()
        isUnsettled = false
    }

    @usableFromInline
    final func complete(_ subscriber: AnySubscriber<Output, Failure>) {
        guard let completion = backlog?.completion else { return }
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        if !subscription.isCancelled { subscriber.receive(completion: completion) }
    }

    private final func finish() {
        guard let completion = backlog?.completion else { return }
        while let link = first {
            let subscriber = link.subscriber
            link.subscriber = nil
            unlink(link)
            if let subscriber {
                unsafeDowncast(subscriber, to: AnySubscriber<Output, Failure>.self)
                    .receive(completion: completion)
            }
        }
    }
}

/// The state of a broadcast in which something was sent inside a delivery, or which has ended.
private final class Backlog<Output, Failure: Error> {
    var waiting: [Output] = []
    var completion: Subscribers.Completion<Failure>?
}
