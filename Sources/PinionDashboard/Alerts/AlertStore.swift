internal import Storage

/// The rules and alerts in a database.
actor AlertStore {
    private let database: Database
    /// The alerts that are in the database as they are here.
    private var written: [AlertEvent.ID: AlertEvent] = [:]
    private var isOpen = false

    init(_ location: DatabaseLocation) {
        database = Database(location)
    }
}

extension AlertStore {
    /// What other programs change, and this one.
    nonisolated var changes: AsyncStream<Change> { database.feed.subscribe() }

    /// Opens the database.
    func open() async throws(StorageError) -> (rules: [AlertRule], history: [AlertEvent]) {
        if !isOpen { try await database.open([.alerts], now: Moment.now.millisecondsSince1970 / 1000) }
        isOpen = true
        let history = try await history()
        written = Dictionary(history.map { ($0.id, $0) }) { $1 }
        return (try await rules(), history)
    }

    /// The alerts that go on, and the newest of the others.
    func history() async throws(StorageError) -> [AlertEvent] {
        try await database.rows(.alertEvents, [.integer(500)], AlertEvent.init(_:)).compactMap { $0 }
    }

    /// The rules, in their order.
    func rules() async throws(StorageError) -> [AlertRule] {
        try await database.rows(.alertRules, [], AlertRule.init(_:)).compactMap { $0 }
    }

    /// Writes the rules that have changed, and removes those that are gone.
    func write(_ rules: [AlertRule], insteadOf old: [AlertRule]) async throws(StorageError) {
        let gone = Set(old.map(\.id)).subtracting(rules.map(\.id))
        let places = Dictionary(old.enumerated().map { ($1.id, ($0, $1)) }) { $1 }
        let changed = rules.enumerated().filter { place, rule in
            places[rule.id].map { $0 != place || $1 != rule } ?? true
        }
        try await write { (transaction) throws(AlertFailure) in
            for id in gone { try transaction.run(.removeAlertRule, [.text(id)]) }
            for (place, rule) in changed { try transaction.run(.setAlertRule, rule.values(at: place)) }
            transaction.note(.alertRules)
        }
    }

    /// Writes the alerts that are new or have changed.
    func write(_ events: [AlertEvent]) async throws(StorageError) {
        let changed = events.filter { written[$0.id] != $0 }
        guard !changed.isEmpty else { return }
        try await write { (transaction) throws(AlertFailure) in
            for event in changed { try transaction.run(.setAlertEvent, event.values) }
            try transaction.run(.removeOldAlertEvents, [.integer(500)])
            transaction.note(.alertEvents)
        }
        written = Dictionary(events.map { ($0.id, $0) }) { $1 }
    }

    private func write(
        _ body: @Sendable (inout Storage.DatabaseTransaction<AlertFailure>) throws(AlertFailure) -> Void
    ) async throws(StorageError) {
        do throws(AlertFailure) { try await database.write(body) } catch { throw error.error }
    }
}

extension Change {
    /// Somebody has changed the rules of alerts.
    static let alertRules = Change("alert-rules")
    /// Alerts have begun or ended.
    static let alertEvents = Change("alert-events")
}

private struct AlertFailure: StorageFailure {
    let error: StorageError

    init(_ error: StorageError) { self.error = error }

    var storageError: StorageError? { error }
}
