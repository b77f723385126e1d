/// The order of building, starting and ending: takes each event with its time, and returns the next actions.
struct Workshop {
    /// Something that has happened.
    enum Event: Equatable {
        /// A source was saved.
        case changed
        /// The time has come that ``due`` named.
        case time
        case built(BuildResult)
        /// The program has taken the socket.
        case ready
        /// The program has ended.
        case ended(ExitStatus)
        /// SIGINT or SIGTERM came.
        case stop
    }

    /// Something to do.
    enum Action: Equatable {
        case build
        case start
        /// Ask the program to end.
        case terminate
        /// End the program.
        case kill
        /// Have every page say this; nothing if it is empty.
        case tell(String)
        /// Print a line.
        case say(String)
        case exit
    }

    /// How long a program may take to begin before that is said, or to end before it is ended.
    static let timeout = Duration.seconds(5)

    private enum State {
        case absent
        case starting(since: Duration)
        case running
        /// It has been asked to end; another comes after it, or does not.
        case ending(since: Duration, startsAgain: Bool)
    }

    private let name: String
    private var debounce = Debounce()
    private var state = State.absent
    private var isBuilding = true
    private var isStopping = false
    private var problem = ""
    private var builtAt = Duration.zero
    /// True once the delay has been reported.
    private var hasSeenDelay = false

    /// The first build is under way.
    ///
    /// - Parameter name: what the program is called.
    init(_ name: String) {
        self.name = name
    }
}

extension Workshop {
    /// When to come back with the time, if nothing happens before.
    var due: Duration? {
        [isBuilding ? nil : debounce.due, delay].compactMap { $0 }.min()
    }

    /// Takes something that has happened, and returns what to do now, in this order.
    mutating func take(_ event: Event, at now: Duration) -> [Action] {
        var actions: [Action]
        switch event {
        case .changed:
            debounce.note(at: now)
            actions = []
        case .time: actions = []
        case .built(let result): actions = finish(result, at: now)
        case .ready: actions = welcome(at: now)
        case .ended(let status): actions = replace(status, at: now)
        case .stop:
            isStopping = true
            if case .absent = state { return [.exit] }
            actions = end(startsAgain: false, at: now)
        }
        if let delay, now >= delay { actions += seeToDelay() }
        if !isBuilding, !isStopping, debounce.take(at: now) {
            isBuilding = true
            actions += [.say("building \(name)"), .build]
        }
        return actions
    }
}

extension Workshop {
    private mutating func finish(_ result: BuildResult, at now: Duration) -> [Action] {
        isBuilding = false
        guard !isStopping else { return [] }
        switch result {
        case .failed(let errors):
            problem = errors
            if case .absent = state { return [.say("\(name) does not build; the next save is waited for")] }
            return [.tell(errors), .say("\(name) does not build; the one before goes on")]
        case .built(let isNew):
            builtAt = now
            let good: [Action] = problem.isEmpty ? [] : [.tell("")]
            problem = ""
            if case .absent = state { return start(at: now) }
            guard isNew else { return good + [.say("nothing has changed in \(name)")] }
            return good + [.say("\(name) is built")] + end(startsAgain: true, at: now)
        }
    }

    private mutating func start(at now: Duration) -> [Action] {
        state = .starting(since: now)
        hasSeenDelay = false
        return problem.isEmpty ? [.start] : [.start, .tell(problem)]
    }

    private mutating func welcome(at now: Duration) -> [Action] {
        guard case .starting = state else { return [] }
        state = .running
        let milliseconds = (now - builtAt) / .milliseconds(1)
        return [.say("\(name) runs, \(Int(milliseconds)) ms after it was built")]
    }

    private mutating func end(startsAgain: Bool, at now: Duration) -> [Action] {
        if case .ending(let since, _) = state {
            state = .ending(since: since, startsAgain: startsAgain)
            return []
        }
        state = .ending(since: now, startsAgain: startsAgain)
        hasSeenDelay = false
        return [.terminate]
    }

    private mutating func replace(_ status: ExitStatus, at now: Duration) -> [Action] {
        let before = state
        state = .absent
        if isStopping { return [.exit] }
        if case .ending(_, true) = before { return start(at: now) }
        return [.say("\(name) has ended (\(status)); it is started again after the next save")]
    }

    /// When something has taken too long.
    private var delay: Duration? {
        guard !hasSeenDelay else { return nil }
        return switch state {
        case .absent, .running: nil
        case .starting(let since), .ending(let since, _): since + Self.timeout
        }
    }

    private mutating func seeToDelay() -> [Action] {
        hasSeenDelay = true
        if case .ending = state { return [.say("\(name) does not end when it is asked to"), .kill] }
        return [
            .say("\(name) has not taken the socket that it was handed; an App does, and a Site on .systemd")
        ]
    }
}
