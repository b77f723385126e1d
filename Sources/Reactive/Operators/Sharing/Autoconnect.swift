extension Publishers {
    /// Connects a publisher for as long as it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let connection: Connection

        public init(upstream: Upstream) {
            self.upstream = upstream
            connection = Connection { upstream.connect() }
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let connection = self.connection
            var place: Cancellation?
            connection.join()
            upstream.receive(
                subscriber: Relay(
                    subscription: {
                        let made = Cancellation($0, onCancel: { connection.leave() })
                        place = made
                        subscriber.receive(subscription: made)
                    },
                    value: { subscriber.receive($0) },
                    completion: {
                        // It is over for all: whoever comes later hears of the end, and connects nothing.
                        let isCancelled = place?.isCancelled == true
                        place?.end()
                        place = nil
                        if !isCancelled { subscriber.receive(completion: $0) }
                    }))
            connection.open()
        }
    }
}

extension ConnectablePublisher {
    /// Connects this publisher when its first subscriber comes, and ends that when the last one has gone.
    ///
    ///     input   1---2---3---4-|
    ///     a       1---2---3---4-|
    ///     b             --3---4-|
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

/// The connection that several subscribers share.
private final class Connection {
    private let connect: () -> any Cancellable
    private var connection: (any Cancellable)?
    private var count = 0
    private var isOpen = false
    /// Counts the connections; one whose subscribers left while it was made is ended at once.
    private var number = 0

    init(connect: @escaping () -> any Cancellable) {
        self.connect = connect
    }

    func join() {
        count += 1
    }

    func open() {
        guard count > 0, !isOpen else { return }
        isOpen = true
        number += 1
        let mine = number
        let made = connect()
        if mine == number, isOpen { connection = made } else { made.cancel() }
    }

    func leave() {
        count -= 1
        guard count == 0, isOpen else { return }
        isOpen = false
        let connection = self.connection
        self.connection = nil
        connection?.cancel()
    }
}
