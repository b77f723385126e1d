/// Makes a publisher for each subscriber, when it subscribes.
///
/// ```swift
/// let answer = Deferred { Future { try await server.answer() } }
/// ```
///
/// A ``Future`` starts when it is made; here it starts when somebody asks, and once for each who does.
///
///     Deferred { Just(count += 1) }
///     a       1|
///     b           2|
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        createPublisher().receive(subscriber: subscriber)
    }
}
