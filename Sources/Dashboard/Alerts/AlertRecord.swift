import PinionAccounts
import PinionDashboard

/// Puts on record what is done to the rules of alerts, in its order: a change only when nothing more of the rule is changed
/// for a second, lest each step of a slider has a line.
final class AlertRecord {
    private var changes: [PendingChange] = []
    /// What is put on record now, after all that came before.
    private var writing: Task<Void, Never>?
    private let clock: any Clock<Duration>

    /// A change that is not on record yet.
    private struct PendingChange {
        let rule: AlertRule.ID
        let user: User.ID?
        let pause: Task<Void, Never>
        let note: () async -> Void
    }

    /// - Parameter clock: what tells when nothing has been changed for a second.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }
}

extension AlertRecord {
    /// Notes what somebody has done to a rule, after all that was changed of it before.
    func add(about rule: AlertRule.ID, _ note: @escaping () async -> Void) {
        write(where: { $0.rule == rule })
        write(note)
    }

    /// Notes what somebody has changed of a rule, unless they change it again within a second.
    func addLater(about rule: AlertRule.ID, by user: User.ID?, _ note: @escaping () async -> Void) {
        if let index = changes.firstIndex(where: { $0.rule == rule && $0.user == user }) {
            changes.remove(at: index).pause.cancel()
        }
        let pause = Task { [clock] in
            guard (try? await clock.sleep(for: .seconds(1))) != nil, !Task.isCancelled else { return }
            // Also if the page is closed meanwhile.
            write(where: { $0.rule == rule && $0.user == user })
        }
        changes.append(PendingChange(rule: rule, user: user, pause: pause, note: note))
    }

    /// Puts on record what is not there yet.
    func finish() async {
        write(where: { _ in true })
        await writing?.value
    }

    private func write(where isDue: (PendingChange) -> Bool) {
        for change in changes where isDue(change) {
            change.pause.cancel()
            write(change.note)
        }
        changes.removeAll(where: isDue)
    }

    private func write(_ note: @escaping () async -> Void) {
        writing = Task { [writing] in
            await writing?.value
            await note()
        }
    }
}
