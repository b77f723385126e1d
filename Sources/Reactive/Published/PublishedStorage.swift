extension Published {
    /// The storage of a published property: its value, and those who listen to it.
    @usableFromInline
    final class Storage: Broadcast<Value, Never> {
        /// The publisher of the object that has this property, once somebody has asked for it.
        @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?
        /// The subscriptions that `assign(to:)` made; they end with the property.
        private(set) var assignments: [AnySubscription] = []
        /// The number, as the line counts, of the value that the property holds.
        @exclusivity(unchecked) @usableFromInline var held = 0
        // Every access is one load or one store; the old value is let go after it.
        @exclusivity(unchecked) @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) {
            self.value = value
            super.init()
        }

        deinit {
            for assignment in assignments { assignment.cancel() }
        }

        @inlinable
        func set(_ newValue: Value) {
            if let objectWillChange { objectWillChange.send() }
            if first == nil { return hold(newValue) }
            let number = accepted &+ 1
            send(newValue)
            // A subscriber may have set a newer value meanwhile: that one stays.
            if number == accepted {
                held = number
                hold(newValue)
            }
        }

        @inlinable
        func hold(_ newValue: Value) {
            let old = value
            value = newValue
            withExtendedLifetime(old) {}
        }

        /// A subscriber that comes inside a delivery hears the value that the property still holds, then the
        /// one that is on its way.
        @inlinable
        func attachReplaying(_ subscriber: AnySubscriber<Value, Never>) {
            if attach(subscriber, joined: held) { subscriber.receive(value) }
        }
    }
}

extension Published.Storage {
    func keep(_ assignment: AnySubscription) {
        assignments.append(assignment)
    }

    func drop(_ assignment: AnySubscription?) {
        assignments.removeAll { $0 === assignment }
    }
}
