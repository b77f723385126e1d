import Reactive

/// A subscriber that notes every breach of what a publisher owes it, and does something of its own at each event.
final class Probe: AnySubscriber<Int, Problem>, Cancellable {
    private(set) var breaches: [String] = []
    private var subscription: AnySubscription?
    private var isCancelled = false
    private var isOver = false
    private let act: () -> Void

    init(act: @escaping () -> Void) {
        self.act = act
    }

    override func receive(subscription: AnySubscription) {
        if self.subscription != nil || isOver { breaches.append("a second subscription") }
        self.subscription = subscription
        act()
    }

    override func receive(_ input: Int) {
        check("a value")
        act()
    }

    override func receive(completion: Subscribers.Completion<Problem>) {
        check("a completion")
        isOver = true
        act()
    }

    func cancel() {
        guard let subscription else { return }
        isCancelled = true
        subscription.cancel()
    }

    private func check(_ event: String) {
        if subscription == nil { breaches.append("\(event) before the subscription") }
        if isCancelled { breaches.append("\(event) after the cancellation") }
        if isOver { breaches.append("\(event) after the completion") }
    }
}
