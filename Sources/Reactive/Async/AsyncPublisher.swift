/// The values of a publisher as an asynchronous sequence.
///
/// ```swift
/// for await name in model.$name.values { print(name) }
/// ```
///
/// Each iteration is a subscription of its own; it ends with the loop, or when its task is cancelled. Values
/// that come while nobody waits are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(inbox: Inbox(publisher))
    }

    /// Hands the values on, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inbox: Inbox<P.Output, Never>

        public func next() async -> P.Output? {
            await inbox.next(isolation: #isolation)
        }

        public func next(isolation: isolated (any Actor)?) async -> P.Output? {
            await inbox.next(isolation: isolation)
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence, to be read on the actor that the publisher lives on.
    ///
    ///     input   1---2---3-|
    ///     for await value in values
    ///     body    1   2   3  the loop ends
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
