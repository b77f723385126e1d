/// The place before a ``Subscriber`` that asks for values: what it has not asked for yet waits here.
///
/// It is the one place where there is demand. Everything before it pushes.
final class Gate<Downstream: Subscriber>: AnySubscriber<Downstream.Input, Downstream.Failure> {
    private let state: GateState<Downstream>

    init(_ downstream: Downstream) {
        state = GateState(downstream)
    }

    override func receive(subscription: AnySubscription) {
        state.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) {
        state.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        state.receive(completion: completion)
    }
}

extension Publisher {
    /// Attaches a subscriber that asks for values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let pushed = subscriber as? AnySubscriber<Output, Failure> {
            receive(subscriber: pushed)
        } else {
            receive(subscriber: Gate(subscriber))
        }
    }
}

/// What waits at a gate; the subscription that its subscriber holds.
private final class GateState<Downstream: Subscriber>: AnySubscription {
    private var downstream: Downstream?
    private var upstream: AnySubscription?
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<Downstream.Input>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    override func cancel() {
        let (held, upstream, waiting) = (downstream, self.upstream, self.waiting)
        end()
        upstream?.cancel()
        withExtendedLifetime((held, waiting)) {}
    }

    override func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        deliver()
    }

    func receive(subscription: AnySubscription) {
        guard let downstream, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) {
        guard downstream != nil, completion == nil else { return }
        if demand == 0, let buffer = upstream as? Buffering {
            switch buffer.room(beside: waiting.count) {
            case .waits: break
            case .isDropped: return
            case .takesThePlaceOfTheOldest: _ = waiting.removeFirst()
            }
        }
        waiting.append(input)
        deliver()
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard downstream != nil, self.completion == nil else { return }
        self.completion = completion
        upstream = nil
        deliver()
    }

    /// Hands on what may be: one value after the other, whatever is asked for meanwhile.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while let downstream, demand > 0, !waiting.isEmpty {
            demand -= 1
            demand += downstream.receive(waiting.removeFirst())
        }
        isDelivering = false
        if let completion, let downstream, waiting.isEmpty {
            end()
            downstream.receive(completion: completion)
        }
    }

    private func end() {
        downstream = nil
        upstream = nil
        waiting = Queue()
        completion = nil
    }
}
