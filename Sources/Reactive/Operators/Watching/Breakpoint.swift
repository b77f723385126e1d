extension Publishers {
    /// Stops in the debugger when a test says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is watched.
        public let upstream: Upstream
        /// Whether to stop when the subscription comes by.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?
        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let (onSubscription, onOutput, onCompletion) = (
                receiveSubscription, receiveOutput, receiveCompletion
            )
            upstream.receive(
                subscriber: Relay(
                    subscription: {
                        if onSubscription?($0) == true { stopInDebugger() }
                        subscriber.receive(subscription: $0)
                    },
                    value: {
                        if onOutput?($0) == true { stopInDebugger() }
                        subscriber.receive($0)
                    },
                    completion: {
                        if onCompletion?($0) == true { stopInDebugger() }
                        subscriber.receive(completion: $0)
                    }))
        }
    }
}

extension Publisher {
    /// Stops in the debugger when a test of what comes by says so.
    ///
    ///     input   1---2---3-|
    ///     breakpoint(receiveOutput: { $0 == 2 })
    ///     output  1---2---3-|   stopped at 2
    ///
    /// - Important: A program that runs without a debugger ends there.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}
