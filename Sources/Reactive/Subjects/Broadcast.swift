/// Delivers values to a changing crowd of subscribers: the one place where order is decided.
///
/// Every subscriber hears every value once and in one order, whatever happens inside a delivery. A value
/// sent meanwhile waits until the present one has reached everybody; a subscriber that joins hears what
/// is sent after it joined; one that cancels hears nothing more.
class Broadcast<Output, Failure: Error> {
    fileprivate var first: Link<Output, Failure>?
    fileprivate unowned(unsafe) var last: Link<Output, Failure>?
    private(set) var completion: Subscribers.Completion<Failure>?
    /// How many values have been accepted, those that wait included.
    fileprivate var accepted = 0
    private var isDelivering = false
    private var waiting: [Output] = []
    /// Links taken out during a delivery; they lead the delivery onwards until it ends.
    private var detached: [Link<Output, Failure>] = []

    init() {}

    deinit {
        // One after the other: releasing the first alone would release all the rest in one recursion.
        while let link = first {
            first = link.next
            link.next = nil
            link.owner = nil
        }
    }

    /// Whether anybody listens.
    final var hasSubscribers: Bool { first != nil }

    final func send(_ value: Output) {
        guard completion == nil else { return }
        accepted &+= 1
        guard !isDelivering else { return waiting.append(value) }
        guard first != nil else { return }
        isDelivering = true
        deliver(value, number: accepted)
        if !waiting.isEmpty { deliverWaiting() }
        isDelivering = false
        if completion != nil || !detached.isEmpty { settle() }
    }

    final func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        guard !isDelivering else { return }
        finish()
    }

    final func attach(_ subscriber: Subscriber<Output, Failure>) {
        if let completion {
            subscriber.receive(subscription: Subscription())
            subscriber.receive(completion: completion)
            return
        }
        let link = Link(subscriber: subscriber, owner: self)
        append(link)
        subscriber.receive(subscription: link)
    }

    /// Attaches a subscriber that first hears a value of its own.
    final func attach(_ subscriber: Subscriber<Output, Failure>, replaying value: @autoclosure () -> Output) {
        attach(subscriber)
        if completion == nil { subscriber.receive(value()) }
    }

    private func deliver(_ value: Output, number: Int) {
        var next = first
        while let link = next {
            if link.joined < number, let subscriber = link.subscriber { subscriber.receive(value) }
            next = link.next
        }
    }

    private func deliverWaiting() {
        var index = 0
        while index < waiting.count {
            let value = waiting[index]
            index += 1
            deliver(value, number: accepted &- (waiting.count - index))
        }
        waiting.removeAll(keepingCapacity: false)
    }

    private func settle() {
        for link in detached { link.next = nil }
        detached.removeAll()
        if completion != nil { finish() }
    }

    private func finish() {
        guard let completion else { return }
        isDelivering = true
        var next = first
        while let link = next {
            let subscriber = link.subscriber
            link.subscriber = nil
            subscriber?.receive(completion: completion)
            next = link.next
        }
        while let link = first { remove(link) }
        isDelivering = false
        for link in detached { link.next = nil }
        detached.removeAll()
    }

    private func append(_ link: Link<Output, Failure>) {
        link.joined = accepted
        link.previous = last
        if let last { last.next = link } else { first = link }
        last = link
    }

    fileprivate func remove(_ link: Link<Output, Failure>) {
        let next = link.next
        if let previous = link.previous { previous.next = next } else { first = next }
        if let next { next.previous = link.previous } else { last = link.previous }
        link.previous = nil
        link.owner = nil
        if isDelivering { detached.append(link) } else { link.next = nil }
    }
}

/// One subscriber's place in the line.
private final class Link<Output, Failure: Error>: Subscription {
    var subscriber: Subscriber<Output, Failure>?
    var next: Link?
    unowned(unsafe) var previous: Link?
    unowned(unsafe) var owner: Broadcast<Output, Failure>?
    var joined = 0

    init(subscriber: Subscriber<Output, Failure>, owner: Broadcast<Output, Failure>) {
        self.subscriber = subscriber
        self.owner = owner
    }

    override func cancel() {
        subscriber = nil
        owner?.remove(self)
    }
}
