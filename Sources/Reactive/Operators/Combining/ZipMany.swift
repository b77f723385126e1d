extension Publishers {
    /// Sends the first values of any number of publishers together, then the second ones, and so on.
    ///
    /// For two to four publishers there are ``Zip`` and its siblings, which need no erased types.
    ///
    /// ```swift
    /// let rounds = Publishers.ZipMany(
    ///     questions.eraseToAnyPublisher(), answers.eraseToAnyPublisher(), points.eraseToAnyPublisher(),
    ///     hints.eraseToAnyPublisher(), solutions.eraseToAnyPublisher())
    /// ```
    ///
    ///     a       1---2-----------3-|
    ///     b       ------x---y-------|
    ///     …
    ///     output  ------1x…-2y…-----|
    ///
    /// It finishes when no further row can become complete.
    public struct ZipMany<each Value, Failure: Error>: Publisher {
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
            let row = RowOfMany<repeat each Value, Failure>(subscriber, count: count)
            subscriber.receive(subscription: row)
            row.hearAll(repeat each publishers)
            if count == 0 { row.finish() }
        }
    }
}

/// The values of one publisher that wait for those of the others.
private final class Column<Value> {
    let index: Int
    var waiting = Queue<Value>()
    var isFinished = false

    init(index: Int) {
        self.index = index
    }
}

private final class RowOfMany<each Value, Failure: Error>: Sources<(repeat each Value), Failure> {
    // A pack cannot be assigned to one by one: each queue lives in an object of its own.
    private let columns: (repeat Column<each Value>)

    override init(_ downstream: AnySubscriber<(repeat each Value), Failure>, count: Int) {
        var index = -1
        func column<T>(_ type: T.Type) -> Column<T> {
            index += 1
            return Column(index: index)
        }
        columns = (repeat column((each Value).self))
        super.init(downstream, count: count)
    }

    func hearAll(_ publishers: repeat AnyPublisher<each Value, Failure>) {
        for (publisher, column) in repeat (each publishers, each columns) { hear(publisher, column) }
    }

    private func hear<T>(_ publisher: AnyPublisher<T, Failure>, _ column: Column<T>) {
        hear(publisher, at: column.index) { [self] value in
            column.waiting.append(value)
            send()
        }
    }

    private func send() {
        guard let downstream else { return }
        for column in repeat each columns {
            if column.waiting.isEmpty { return }
        }
        downstream.receive((repeat (each columns).waiting.removeFirst()))
        finishIfNoRowCanFollow()
    }

    override func finish(_ source: Int) {
        for column in repeat each columns {
            if column.index == source { column.isFinished = true }
        }
        finishIfNoRowCanFollow()
    }

    private func finishIfNoRowCanFollow() {
        for column in repeat each columns {
            if column.isFinished, column.waiting.isEmpty { return finish() }
        }
    }
}
