extension Publishers {
    /// Sends the latest values of any number of publishers whenever one of them sends, once all have.
    ///
    /// For two to four publishers there are ``CombineLatest`` and its siblings, which need no erased types.
    ///
    /// ```swift
    /// let person = Publishers.CombineLatestMany(
    ///     name.eraseToAnyPublisher(), age.eraseToAnyPublisher(), city.eraseToAnyPublisher(),
    ///     street.eraseToAnyPublisher(), number.eraseToAnyPublisher())
    /// ```
    ///
    ///     a       1-------2----|
    ///     b       --x----------|
    ///     …
    ///     output  --1x…---2x…--|
    public struct CombineLatestMany<each Value, Failure: Error>: Publisher {
        public typealias Output = (repeat each Value)

        private let publishers: (repeat AnyPublisher<each Value, Failure>)
        private let count: Int

        /// Joins as many publishers as it is given.
        public init(_ publishers: repeat AnyPublisher<each Value, Failure>) {
            self.publishers = (repeat each publishers)
            var count = 0
            for _ in repeat each publishers { count += 1 }
            self.count = count
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let latest = LatestOfMany<repeat each Value, Failure>(subscriber, count: count)
            subscriber.receive(subscription: latest)
            latest.hearAll(repeat each publishers)
            if count == 0 { latest.finish() }
        }
    }
}

/// Holds one value, which may not be there yet.
final class Box<Value> {
    var value: Value?
}

private final class LatestOfMany<each Value, Failure: Error>: Sources<(repeat each Value), Failure> {
    // A pack cannot be assigned to one by one: each value lives in a box of its own.
    private let boxes: (repeat Box<each Value>)
    private var missing: Int

    override init(_ downstream: AnySubscriber<(repeat each Value), Failure>, count: Int) {
        boxes = (repeat Box<each Value>())
        missing = count
        super.init(downstream, count: count)
    }

    func hearAll(_ publishers: repeat AnyPublisher<each Value, Failure>) {
        var index = 0
        for (publisher, box) in repeat (each publishers, each boxes) {
            hear(publisher, box, at: index)
            index += 1
        }
    }

    private func hear<T>(_ publisher: AnyPublisher<T, Failure>, _ box: Box<T>, at index: Int) {
        hear(publisher, at: index) { [self] value in
            if box.value == nil { missing -= 1 }
            box.value = value
            send()
        }
    }

    private func send() {
        guard missing == 0, let downstream, let values = try? all() else { return }
        downstream.receive(values)
    }

    private func all() throws(Missing) -> (repeat each Value) {
        (repeat try present(each boxes))
    }

    private func present<T>(_ box: Box<T>) throws(Missing) -> T {
        guard let value = box.value else { throw Missing() }
        return value
    }
}

private struct Missing: Error {}
