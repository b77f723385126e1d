/// Watches one series for one rule.
///
/// An alert begins when the figures have been out of bounds for as long as the rule says. It ends when they have been within
/// for as long, or for a minute if that is shorter, so that one that hovers at its bound is one alert and not twenty. What
/// is not measured is neither: an alert stays, and whatever else there was is unknown after a minute, or later where sources are read more rarely.
struct AlertWatch: Sendable {
    private(set) var state = AlertState.unmeasured
    /// The figure that was furthest out in this alert.
    private(set) var worst: Double?
    /// The last figure.
    private(set) var value: Double?
    private var lastMeasured: Moment?
    private var calmSince: Moment?
}

extension AlertWatch {
    /// What a figure has made of it.
    enum Turn: Equatable {
        case raised
        case ended
    }

    /// Takes the figure of a moment, nil if there is none.
    ///
    /// - Parameter memory: how long what was measured counts.
    mutating func take(
        _ value: Double?, at now: Moment, _ rule: AlertRule, remembering memory: Duration
    ) -> Turn? {
        guard let value else {
            miss(at: now, memory)
            return nil
        }
        self.value = value
        lastMeasured = now
        return rule.isCrossed(by: value) ? cross(value, at: now, rule) : calm(at: now, rule)
    }

    private mutating func miss(at now: Moment, _ memory: Duration) {
        guard !state.isRaised else { return }
        guard let lastMeasured, lastMeasured <= now, lastMeasured.duration(to: now) < memory else {
            (state, value, worst) = (.unmeasured, nil, nil)
            return
        }
    }

    private mutating func cross(_ value: Double, at now: Moment, _ rule: AlertRule) -> Turn? {
        calmSince = nil
        worst = worst.map { rule.worse($0, value) } ?? value
        if state.isRaised { return nil }
        // A clock that was set back begins to count anew.
        var since = now
        if case .waiting(let earlier) = state, earlier <= now { since = earlier }
        guard since.duration(to: now) >= rule.duration else {
            state = .waiting(since: since)
            return nil
        }
        state = .raised(since: since)
        return .raised
    }

    private mutating func calm(at now: Moment, _ rule: AlertRule) -> Turn? {
        guard state.isRaised else {
            (state, worst) = (.quiet, nil)
            return nil
        }
        let since = calmSince.map { min($0, now) } ?? now
        calmSince = since
        guard since.duration(to: now) >= min(rule.duration, .seconds(60)) else { return nil }
        (state, worst, calmSince) = (.quiet, nil, nil)
        return .ended
    }
}
