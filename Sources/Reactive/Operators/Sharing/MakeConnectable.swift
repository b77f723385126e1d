extension Publishers {
    /// Sends what a publisher sends once it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        public init(upstream: Upstream) {
            inner = upstream.multicast(subject: PassthroughSubject())
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            inner.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Sends what this publisher sends once it is connected, so that all its subscribers can be there by then.
    ///
    ///     input         1---2-|
    ///     connect()     ^
    ///     a             1---2-|
    ///     b             1---2-|
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
