internal import Glibc
public import Storage

/// Watches the figures of a recorder: which of them are out of bounds, and which were.
///
/// ```swift
/// let alerts = Alerts(of: recorder)
/// alerts.rules.append(AlertRule("Hot", Series("boiler.temperature"), .above, 80, for: .seconds(60)))
/// Task { await alerts.run() }
/// ```
///
/// Pages that show ``rules`` and change them through bindings are the same for everybody: a slider that is dragged in one
/// browser moves the line in all of them. With a database, rules and alerts outlast the program, and are those of all
/// programs that share it.
@MainActor
public final class Alerts: ObservableObject {
    /// The rules, in the order in which they are shown.
    @Published public var rules: [AlertRule] = []
    /// How each series that is watched stands to each rule.
    @Published public private(set) var states: [AlertRule.ID: [Series: AlertState]] = [:]
    /// The alerts of now, and the newest 500 of those that have ended; the newest first.
    @Published public private(set) var history: [AlertEvent] = []
    /// Why rules and alerts are not kept at the moment; nil if they are.
    @Published public private(set) var problem: String?

    /// What this node is called.
    public let node: String

    private let recorder: Recorder
    private let store: AlertStore?
    private var watches: [AlertRule.ID: [Series: AlertWatch]] = [:]
    /// The rules as they are stored.
    private var stored: [AlertRule] = []
    private var hasLoaded = false
    /// The alerts of this program.
    private var own: Set<AlertEvent.ID> = []
    private let raised = PassthroughSubject<AlertEvent, Never>()

    /// - Parameters:
    ///   - recorder: whose figures are watched.
    ///   - location: the database of rules and alerts; nil keeps them as long as the program runs.
    ///   - node: what this node is called, the name of the machine unless told otherwise. Alerts that were going on when
    ///     the program ended are ended by the next one with that name.
    public init(of recorder: Recorder, keptIn location: DatabaseLocation? = nil, node: String? = nil) {
        self.recorder = recorder
        self.node = node ?? Self.machine
        store = location.map { AlertStore($0) }
    }
}

extension Alerts {
    /// Alerts as they begin, and once more as they end: those of this program, and with a database those of the others that
    /// share it.
    public var events: AnyPublisher<AlertEvent, Never> { raised.eraseToAnyPublisher() }

    /// The alerts of now, the newest first.
    public var raisedNow: [AlertEvent] { history.filter { $0.ended == nil } }

    /// Watches until the task is cancelled.
    public func run() async {
        let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        await withDiscardingTaskGroup { group in
            group.addTask {
                await self.load()
                await self.follow()
            }
            // Beside: a database that hangs keeps nobody from watching.
            group.addTask { for await _ in rings { await self.save() } }
            for await now in recorder.ticks() {
                await look(at: now)
                bell.yield()
            }
            group.cancelAll()
        }
        await save()
    }

    /// Looks at the figures of the slot that has ended.
    func look(at now: Moment) async {
        var states: [AlertRule.ID: [Series: AlertState]] = [:]
        var watches: [AlertRule.ID: [Series: AlertWatch]] = [:]
        let memory = max(.seconds(60), recorder.sampling * 2)
        for rule in rules where rule.isEnabled {
            for series in recorder.series(matching: rule.series, rule.labels) where series.name == rule.series
            {
                let value = await recorder.newest(of: series, at: now)
                var watch = self.watches[rule.id]?[series] ?? AlertWatch()
                let turn = watch.take(value, at: now, rule, remembering: memory)
                watches[rule.id, default: [:]][series] = watch
                states[rule.id, default: [:]][series] = watch.state
                note(turn, of: rule, series, watch, at: now)
            }
        }
        self.watches = watches
        if states != self.states { self.states = states }
        endForgotten(at: now)
    }

    private func note(
        _ turn: AlertWatch.Turn?, of rule: AlertRule, _ series: Series, _ watch: AlertWatch, at now: Moment
    ) {
        switch (turn, watch.state) {
        case (.raised, .raised(let since)):
            let event = AlertEvent(
                id: String(UInt64.random(in: 0 ... .max), radix: 36), node: node, rule: rule, series: series,
                begun: since, worst: watch.worst ?? rule.bound)
            history.insert(event, at: 0)
            own.formIntersection(history.map(\.id))
            own.insert(event.id)
            raised.send(event)
        case (.ended, _):
            end(at: now) { $0.isAbout(rule, series) }
        default:
            guard let worst = watch.worst, watch.state.isRaised,
                let index = history.firstIndex(where: { isOfMine($0) && $0.isAbout(rule, series) }),
                history[index].worst != worst
            else { return }
            history[index].worst = worst
        }
    }

    /// Ends the alerts of rules that are no more, or not watched, and of series that are no more.
    private func endForgotten(at now: Moment) {
        end(at: now) { self.watches[$0.rule.id]?[$0.series]?.state.isRaised != true }
    }

    private func end(at now: Moment, _ isMeant: (AlertEvent) -> Bool) {
        for index in history.indices where isOfMine(history[index]) && isMeant(history[index]) {
            history[index].ended = now
            raised.send(history[index])
        }
        let kept = history.kept
        if kept.count < history.count { history = kept }
    }

    /// Whether an alert goes on, on this node.
    private func isOfMine(_ event: AlertEvent) -> Bool { event.ended == nil && isOwn(event) }

    /// Whether an alert is of this program, which may share its name with another.
    func isOwn(_ event: AlertEvent) -> Bool { own.contains(event.id) }

    private static var machine: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "here" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

}

// What is kept.
extension Alerts {
    /// Begins with what the database has.
    func load() async {
        guard let store else {
            hasLoaded = true
            return
        }
        do {
            let (rules, history) = try await store.open()
            take(rules)
            // What the last program with this name has left.
            if !hasLoaded { own.formUnion(history.filter { $0.node == node }.map(\.id)) }
            take(history)
            hasLoaded = true
            note(nil)
        } catch {
            note(error)
        }
    }

    /// Notes why nothing is kept; nil if it is. Pages are shown anew only if that has changed.
    private func note(_ error: StorageError?) {
        let problem = error.map { "\($0)" }
        if self.problem != problem { self.problem = problem }
    }

    /// Writes what has changed. What cannot be written is tried again two seconds later.
    func save() async {
        guard let store else { return }
        if !hasLoaded { await load() }
        guard hasLoaded else { return }
        let (rules, old, events) = (rules, stored, history)
        var hasWrittenRules = false
        do {
            // What is changed while they are written counts as changed since.
            stored = rules
            if rules != old { try await store.write(rules, insteadOf: old) }
            hasWrittenRules = true
            try await store.write(events.filter(isOwn))
            note(nil)
        } catch {
            if !hasWrittenRules, stored == rules { stored = old }
            note(error)
        }
    }

    /// Follows what other programs change.
    func follow() async {
        guard let store else { return }
        let changes = store.changes
        // What others have changed since it was loaded.
        await take(changed: nil)
        for await change in changes { await take(changed: change) }
    }

    /// Takes over what the database has now, of the kind that has changed; nil for both.
    private func take(changed change: Change?) async {
        guard hasLoaded, let store else { return }
        if change != .alertEvents, let rules = try? await store.rules() { take(rules) }
        if change != .alertRules, let history = try? await store.history() { take(history) }
    }

    /// Takes over the alerts of the database. Those of this program are known better here.
    private func take(_ events: [AlertEvent]) {
        let mine = history.filter(isOwn)
        let known = Set(mine.map(\.id))
        let others = events.filter { !known.contains($0.id) }
        let all = mine + others
        let merged = all.sorted { ($0.begun, $0.id) > ($1.begun, $1.id) }.kept
        let before = Dictionary(history.map { ($0.id, $0.ended == nil) }) { $1 }
        if merged != history { history = merged }
        guard hasLoaded else { return }
        for event in others where before[event.id] != (event.ended == nil) {
            // One that was over before it was heard of is no news.
            if event.ended == nil || before[event.id] != nil { raised.send(event) }
        }
    }

    /// Takes over the rules of the database. What has been changed here and is not stored yet wins.
    private func take(_ new: [AlertRule]) {
        let mine = rules.filter { rule in !stored.contains(rule) }
        let removed = Set(stored.map(\.id)).subtracting(rules.map(\.id))
        stored = new
        var merged = new.filter { !removed.contains($0.id) }
        for rule in mine {
            if let index = merged.firstIndex(where: { $0.id == rule.id }) {
                merged[index] = rule
            } else {
                merged.append(rule)
            }
        }
        if merged != rules { rules = merged }
    }
}

extension Recorder {
    /// The mean of the slot that ended at a moment; nil if nothing was measured in it.
    fileprivate func newest(of series: Series, at now: Moment) async -> Double? {
        let start = now.advanced(by: .milliseconds(-Resolution.fine.step))
        let slots = await values(of: series, in: Range(from: start, to: now), points: 2)
        return slots.first { $0.start <= start }?.summary?.mean
    }
}

extension [AlertEvent] {
    /// Those that go on, and the newest of the others.
    fileprivate var kept: [AlertEvent] {
        var room = 500
        return filter { event in
            if event.ended != nil { room -= 1 }
            return event.ended == nil || room >= 0
        }
    }
}

extension AlertEvent {
    fileprivate func isAbout(_ rule: AlertRule, _ series: Series) -> Bool {
        self.rule.id == rule.id && self.series == series
    }
}
