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
    // A closure and not a box: where it is made, the chain's types are known and its links are specialised.
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    @inlinable
    public init<P: Publisher<Output, Failure>>(_ publisher: P) {
        if let erased = publisher as? AnyPublisher {
            attach = erased.attach
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    @inlinable
    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        attach(subscriber)
    }
}

extension Publisher {
    /// This publisher with its type reduced to what it sends and how it fails.
    ///
    ///     input   1---2-|
    ///     output  1---2-|
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
