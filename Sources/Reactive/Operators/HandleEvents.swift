extension Publishers {
    /// Calls closures when things happen on the way.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is watched.
        public let upstream: Upstream
        /// Called when the subscription comes by.
        public var receiveSubscription: ((Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called at the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            upstream.receive(subscriber: EventHandler(self, downstream: subscriber))
        }
    }
}

extension Publisher {
    /// Calls closures when things happen on the way, before they go on.
    ///
    ///     input   1---2---|
    ///     handleEvents(receiveOutput:receiveCompletion:)
    ///     calls   1   2   finished
    ///     output  1---2---|
    public func handleEvents(
        receiveSubscription: ((Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel)
    }
}

private final class EventHandler<Upstream: Publisher>: Subscriber<Upstream.Output, Upstream.Failure> {
    private let events: Publishers.HandleEvents<Upstream>
    private let downstream: Subscriber<Upstream.Output, Upstream.Failure>
    private var cancellation: Cancellation?

    init(
        _ events: Publishers.HandleEvents<Upstream>,
        downstream: Subscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.events = events
        self.downstream = downstream
    }

    override func receive(subscription: Subscription) {
        let noting = Cancellation(subscription, onCancel: events.receiveCancel)
        cancellation = noting
        events.receiveSubscription?(subscription)
        downstream.receive(subscription: noting)
    }

    override func receive(_ input: Upstream.Output) {
        events.receiveOutput?(input)
        if cancellation?.isCancelled != true { downstream.receive(input) }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        events.receiveCompletion?(completion)
        guard cancellation?.isCancelled != true else { return }
        cancellation?.end()
        cancellation = nil
        downstream.receive(completion: completion)
    }
}
