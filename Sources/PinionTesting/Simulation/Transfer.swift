internal import Live

/// A request under way on a simulated network, and the stream that may be its answer.
@MainActor
final class Transfer {
    private let request: WireRequest
    private let cookie: SimulatedServer.Cookie
    private weak var network: SimulatedNetwork?
    private let hear: (WireEvent) -> Void
    private(set) var call = WireCall()
    /// The server's end of the stream, and whose it is.
    private var stream: (live: LiveStream, sessions: Sessions)?
    /// When the head of the answer arrives, and the latest piece of the stream that follows it.
    private var headArrival = 0.0
    private var arrival = 0.0

    init(
        _ request: WireRequest, _ cookie: SimulatedServer.Cookie, _ network: SimulatedNetwork,
        _ hear: @escaping (WireEvent) -> Void
    ) {
        self.request = request
        self.cookie = cookie
        self.network = network
        self.hear = hear
        call = WireCall { [weak self] in self?.endStreamLater() }
    }
}

extension Transfer {
    /// Sends the request on its way.
    func begin() {
        guard let network else { return }
        let isLost = network.happens(network.loss)
        let isLostEarly = isLost && network.happens(0.5)
        network.agenda.after(network.delay()) { [self] in
            pass { [self] in
                if isLostEarly { fail() } else { arrive(isAnswerLost: isLost) }
            }
        }
        guard case .message = request, network.happens(network.duplication) else { return }
        network.agenda.after(network.delay()) { [self] in
            guard let network = self.network, network.state == .up, network.isServerAnswering else { return }
            network.server.answer(request, cookie, nil, begin: { _ in }, { _ in })
        }
    }

    /// The connection breaks. The server notices that later.
    func fail() {
        guard !call.isOver else { return }
        call.end()
        if let network { network.agenda.after(network.delay() / 1e3) { [hear] in hear(.failed) } }
        endStreamLater()
    }

    /// Has something done if the network carries it, now or when it does.
    private func pass(_ act: @escaping () -> Void) {
        guard let network, !call.isOver else { return }
        switch network.state {
        case .up: act()
        case .silent: network.wait { [self] in pass(act) }
        case .down: fail()
        case .captive:
            if headArrival > 0 { return fail() }
            call.end()
            hear(.answered(WireAnswer(200, .page)))
        }
    }

    /// The request is at the server.
    private func arrive(isAnswerLost: Bool) {
        guard let network, !call.isOver else { return }
        guard network.isServerRunning else { return fail() }
        guard network.isServerAnswering else {
            return network.wait { [self] in arrive(isAnswerLost: isAnswerLost) }
        }
        let sessions = network.server.sessions
        network.server.answer(request, cookie, self) {
            stream = ($0, sessions)
        } _: { [self] answer in
            guard !isAnswerLost else { return fail() }
            headArrival = network.agenda.now + network.delay()
            arrival = headArrival
            network.agenda.after(headArrival - network.agenda.now) { [self] in
                pass { [self] in
                    if answer.content != .stream || !answer.isOK { call.end() }
                    hear(.answered(answer))
                }
            }
        }
    }

    private func endStreamLater() {
        guard let network else { return }
        network.agenda.after(network.delay()) { [self] in
            guard let (live, sessions) = stream else { return }
            stream = nil
            sessions.end(live)
        }
    }

    /// Sends a piece of the stream on its way. The pieces of a stream arrive in their order.
    private func send(_ event: WireEvent, after delay: Double) {
        guard let network, !call.isOver else { return }
        arrival = max(arrival + delay / 1e3, network.agenda.now + delay)
        deliver(event, at: arrival)
    }

    private func deliver(_ event: WireEvent, at time: Double) {
        guard let network else { return }
        network.agenda.after(time - network.agenda.now) { [self] in
            pass { [self] in
                if case .ended = event { call.end() }
                hear(event)
            }
        }
    }
}

extension Transfer: FrameSink {
    func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let network, !call.isOver else { return true }
        if network.isServerHung {
            network.wait { [self] in
                send(.piece(text), after: network.delay())
                drain()
            }
            return false
        }
        guard text.hasPrefix("data:") else {
            send(.piece(text), after: network.delay())
            return true
        }
        if network.happens(network.frameLoss) { return true }
        let delay = network.delay()
        if network.happens(network.reordering) {
            deliver(.piece(text), at: max(headArrival, network.agenda.now) + delay + 3 * network.delay())
        } else {
            send(.piece(text), after: delay)
        }
        if network.happens(network.duplication) { send(.piece(text), after: delay) }
        guard network.happens(network.stalling), stream != nil else { return true }
        network.agenda.after(20 * network.delay()) { [self] in drain() }
        return false
    }

    /// The stream can take more.
    private func drain() {
        guard let (live, sessions) = stream else { return }
        sessions.drained(live)
    }

    func close() {
        stream = nil
        send(.ended, after: network?.delay() ?? 0)
    }
}
