/// Writes to an object for as long as it lives.
@usableFromInline
final class WeakTarget<O: AnyObject, Value>: AnySubscriber<Value, Never>, MortalTarget {
    @usableFromInline weak var object: O?
    @usableFromInline let write: (O, Value) -> Void
    @exclusivity(unchecked) private var subscription: AnySubscription?

    @inlinable
    init(_ object: O, write: @escaping (O, Value) -> Void) {
        self.object = object
        self.write = write
        super.init()
    }

    var isDead: Bool { object == nil }

    @usableFromInline
    override func receive(subscription: AnySubscription) {
        self.subscription = subscription
    }

    @usableFromInline
    override func receive(_ value: Value) {
        if let object { write(object, value) } else { end() }
    }

    func end() {
        let held = subscription
        subscription = nil
        held?.cancel()
    }
}

/// A subscriber that has nothing more to do once an object is gone.
private protocol MortalTarget: AnyObject {
    var isDead: Bool { get }
    func end()
}

extension Line {
    /// - Returns: How many targets are still alive.
    final func removeDeadTargets() -> Int {
        var alive = 0
        var next = first
        while let link = next {
            next = link.next
            guard let target = link.subscriber as? any MortalTarget else { continue }
            if target.isDead { target.end() } else { alive += 1 }
        }
        return alive
    }
}
