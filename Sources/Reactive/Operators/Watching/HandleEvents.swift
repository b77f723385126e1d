extension Publishers {
    /// Calls closures when things happen on the way.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is watched.
        public let upstream: Upstream
        /// Called when the subscription comes by.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called at the end.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with what the subscriber asks for.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
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
    ///
    /// What is asked for is always `.unlimited`, once: publishers push all that they have.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
            receiveRequest: receiveRequest)
    }
}

private final class EventHandler<Upstream: Publisher>: AnySubscriber<Upstream.Output, Upstream.Failure> {
    private let events: Publishers.HandleEvents<Upstream>
    private let downstream: AnySubscriber<Upstream.Output, Upstream.Failure>
    private var cancellation: Cancellation?

    init(
        _ events: Publishers.HandleEvents<Upstream>,
        downstream: AnySubscriber<Upstream.Output, Upstream.Failure>
    ) {
        self.events = events
        self.downstream = downstream
    }

    override func receive(subscription: AnySubscription) {
        let noting = Cancellation(subscription, onCancel: events.receiveCancel)
        cancellation = noting
        events.receiveSubscription?(subscription)
        downstream.receive(subscription: noting)
        if !noting.isCancelled { events.receiveRequest?(.unlimited) }
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
