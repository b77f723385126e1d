extension Publishers {
    /// Leaves out a value that equals the one before it.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Finds two values equal.
        public let predicate: (Output, Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let last = LastOfItsKind(subscriber, predicate)
            upstream.receive(
                subscriber: Relay(
                    subscription: { subscriber.receive(subscription: $0) },
                    value: { last.receive($0) },
                    completion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Leaves out a value that a test finds equal to the one before it.
    ///
    ///     input   a---A---b---a-|
    ///     removeDuplicates { $0.lowercased() == $1.lowercased() }
    ///     output  a-------b---a-|
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one before it.
    ///
    ///     input   1---1---2---1-|
    ///     removeDuplicates()
    ///     output  1-------2---1-|
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates { $0 == $1 }
    }
}

/// The value that the next one is compared with.
@usableFromInline
final class LastOfItsKind<Value, Failure: Error> {
    @usableFromInline let downstream: AnySubscriber<Value, Failure>
    @usableFromInline let areEqual: (Value, Value) -> Bool
    @exclusivity(unchecked) @usableFromInline var value: Value?

    @inlinable
    init(_ downstream: AnySubscriber<Value, Failure>, _ areEqual: @escaping (Value, Value) -> Bool) {
        self.downstream = downstream
        self.areEqual = areEqual
    }

    @inlinable
    func receive(_ newValue: Value) {
        if let value, areEqual(value, newValue) { return }
        value = newValue
        downstream.receive(newValue)
    }
}
