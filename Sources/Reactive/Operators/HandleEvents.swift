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
            var cancellation: Cancellation?
            upstream.receive(
                subscriber: Relay(
                    subscription: {
                        let noting = Cancellation($0, onCancel: receiveCancel)
                        cancellation = noting
                        receiveSubscription?($0)
                        subscriber.receive(subscription: noting)
                    },
                    value: {
                        receiveOutput?($0)
                        if cancellation?.isCancelled != true { subscriber.receive($0) }
                    },
                    completion: {
                        receiveCompletion?($0)
                        guard cancellation?.isCancelled != true else { return }
                        cancellation?.end()
                        cancellation = nil
                        subscriber.receive(completion: $0)
                    }))
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
