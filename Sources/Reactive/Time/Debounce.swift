extension Publishers {
    /// Sends a value once nothing has followed it for a time.
    public struct Debounce<Upstream: Publisher, C: Clock>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are held back.
        public let upstream: Upstream
        /// How long it has to be quiet.
        public let dueTime: C.Instant.Duration
        /// The clock that measures the time.
        public let clock: C
        private let isolation: any Actor

        init(upstream: Upstream, dueTime: C.Instant.Duration, clock: C, isolation: any Actor) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.clock = clock
            self.isolation = isolation
        }

        public func receive(subscriber: Subscriber<Output, Failure>) {
            let alarm = Alarm(clock: clock, isolation: isolation)
            let held = Debounced(subscriber, alarm: alarm, dueTime: dueTime)
            upstream.receive(
                subscriber: Relay(
                    subscription: { held.receive(subscription: $0) },
                    value: { held.receive($0) },
                    completion: { held.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Sends a value once nothing has followed it for a time: a search that starts when the typing stops.
    ///
    ///     input   a-b-c---------d-|
    ///     debounce(for: 4 ticks)
    ///     output  --------c-------|
    ///
    /// When this publisher ends while a value is held back, that value is dropped, as in Combine.
    ///
    /// - Parameters:
    ///   - dueTime: How long it has to be quiet.
    ///   - clock: What measures the time.
    ///   - isolation: The actor that all of it happens on: the one where it is written.
    public func debounce<C: Clock>(
        for dueTime: C.Instant.Duration, clock: C = ContinuousClock(),
        isolation: isolated any Actor = #isolation
    ) -> Publishers.Debounce<Self, C> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, clock: clock, isolation: isolation)
    }
}

private final class Debounced<Output, Failure: Error, C: Clock>: Subscription {
    private var downstream: Subscriber<Output, Failure>?
    private var subscription: Subscription?
    private let alarm: Alarm<C>
    private let dueTime: C.Instant.Duration
    private var latest: (value: Output, due: C.Instant)?

    init(_ downstream: Subscriber<Output, Failure>, alarm: Alarm<C>, dueTime: C.Instant.Duration) {
        self.downstream = downstream
        self.alarm = alarm
        self.dueTime = dueTime
    }

    override func cancel() {
        let (held, subscription, latest) = (downstream, self.subscription, self.latest)
        end()
        subscription?.cancel()
        withExtendedLifetime((held, latest)) {}
    }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Output) {
        guard downstream != nil else { return }
        let isSet = latest != nil
        let due = alarm.now.advanced(by: dueTime)
        latest = (input, due)
        if !isSet { alarm.set(to: due) { self.ring() } }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let downstream = self.downstream
        end()
        downstream?.receive(completion: completion)
    }

    private func ring() {
        guard let latest, let downstream else { return }
        if alarm.now < latest.due {
            alarm.set(to: latest.due) { self.ring() }
        } else {
            self.latest = nil
            downstream.receive(latest.value)
        }
    }

    private func end() {
        alarm.stop()
        downstream = nil
        subscription = nil
        latest = nil
    }
}
