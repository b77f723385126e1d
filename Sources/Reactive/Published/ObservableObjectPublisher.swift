/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Void, Never>()

    /// Makes the publisher of one object.
    public init() {}

    /// Tells every subscriber that the object is about to change.
    public func send() {
        broadcast.send(())
    }

    @inlinable
    public func receive(subscriber: AnySubscriber<Void, Never>) {
        broadcast.attach(subscriber)
    }
}
