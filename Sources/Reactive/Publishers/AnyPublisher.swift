/// A publisher whose making is nobody's business: only what it sends shows.
///
/// Use it for the type of a property or a result, so that the chain behind it can change.
///
/// ```swift
/// var validatedText: AnyPublisher<Bool, Never> {
///     $username.map { !$0.isEmpty }.eraseToAnyPublisher()
/// }
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    /// Wraps a publisher.
    public init(_ publisher: some Publisher<Output, Failure>) {
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    public func receive(subscriber: Subscriber<Output, Failure>) {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// This publisher with its type reduced to what it sends and how it fails.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
