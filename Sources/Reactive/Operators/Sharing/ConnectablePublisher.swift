/// A publisher that sends only once it is told to, so that all its subscribers can be there by then.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send.
    ///
    /// - Returns: What ends it when it is cancelled, or goes away if it is an ``AnyCancellable``.
    func connect() -> any Cancellable
}
