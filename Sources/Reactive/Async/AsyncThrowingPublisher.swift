/// The values of a publisher that may fail as an asynchronous sequence.
///
/// ```swift
/// for try await line in download.values { print(line) }
/// ```
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = P.Failure

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(inbox: Inbox(publisher))
    }

    /// Hands the values on, one after the other, and throws the error that ends them.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = P.Failure

        fileprivate let inbox: Inbox<P.Output, P.Failure>

        public func next() async throws(P.Failure) -> P.Output? {
            try await inbox.next(isolation: #isolation)
        }

        public func next(isolation: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
            try await inbox.next(isolation: isolation)
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the error that ends them.
    ///
    ///     input   1---2---x
    ///     for try await value in values
    ///     body    1   2   the loop throws
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
