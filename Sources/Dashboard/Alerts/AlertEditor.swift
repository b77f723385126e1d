import PinionAccounts
import PinionDashboard

/// What somebody does to the rules: at once for everybody, and a moment later on record.
final class AlertEditor: ObservableObject {
    /// Whether they may.
    let isAllowed: Bool

    private let alerts: Alerts
    private let note: (_ action: String, _ subject: String) async -> Void
    private let record: AlertRecord
    private let user: User.ID?

    /// - Parameters:
    ///   - alerts: whose rules.
    ///   - isAllowed: whether they may.
    ///   - record: says when what has been done is put on record.
    ///   - user: who does it.
    ///   - note: puts it on record.
    init(
        _ alerts: Alerts, isAllowed: Bool, record: AlertRecord = AlertRecord(), user: User.ID? = nil,
        note: @escaping (_ action: String, _ subject: String) async -> Void = { _, _ in }
    ) {
        self.alerts = alerts
        self.isAllowed = isAllowed
        self.record = record
        self.user = user
        self.note = note
    }
}

extension AlertEditor {
    /// A part of a rule, for a field; what is in it once the rule is gone.
    func binding<Value>(
        _ id: AlertRule.ID, _ path: WritableKeyPath<AlertRule, Value>, _ last: Value
    ) -> Binding<Value> {
        Binding<Value>(
            get: { [alerts] in alerts.rules.first { $0.id == id }?[keyPath: path] ?? last },
            set: { [weak self] in self?.set(id, path, $0) })
    }

    /// Adds a rule that raises no alert yet.
    func add(about subject: AlertSubject, bound: Double = 100) {
        guard isAllowed, alerts.rules.count < Self.capacity else { return }
        var rule = AlertRule(
            localized("New rule"), Series(subject.name, subject.labels), .above, bound, for: .seconds(60))
        rule.isEnabled = false
        alerts.rules.append(rule)
        record("added", rule)
    }

    func remove(_ rule: AlertRule) {
        guard isAllowed, alerts.rules.contains(where: { $0.id == rule.id }) else { return }
        alerts.rules.removeAll { $0.id == rule.id }
        record("deleted", rule)
    }

    private func set<Value>(
        _ id: AlertRule.ID, _ path: WritableKeyPath<AlertRule, Value>, _ value: Value
    ) {
        guard isAllowed, let index = alerts.rules.firstIndex(where: { $0.id == id }) else { return }
        var rule = alerts.rules[index]
        rule[keyPath: path] = value
        rule.name = String(rule.name.prefix(100))
        if !rule.bound.isFinite { rule.bound = 0 }
        guard rule != alerts.rules[index] else { return }
        alerts.rules[index] = rule
        record.addLater(about: id, by: user) { [note] in await note("changed", Self.words(rule)) }
    }

    private func record(_ action: String, _ rule: AlertRule) {
        record.add(about: rule.id) { [note] in await note(action, Self.words(rule)) }
    }

    private static func words(_ rule: AlertRule) -> String { "the alert “\(rule.name)”" }

    /// More nobody reads.
    static let capacity = 100
}

extension AlertEditor {
    /// What an administrator does to the rules; others do nothing.
    convenience init(_ alerts: Alerts, _ record: AlertRecord, for visit: Visit) {
        let (accounts, origin, user) = (visit.accounts, PageOrigin(visit), visit.userID)
        self.init(alerts, isAllowed: visit.isAdministrator, record: record, user: user) { action, subject in
            guard let user else { return }
            // What cannot be put on record while the database is away has happened all the same.
            try? await accounts.log(action, subject, by: user, from: origin.value)
        }
    }
}
