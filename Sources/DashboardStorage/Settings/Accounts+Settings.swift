package import Accounts
package import Storage

/// The settings of the whole dashboard.
extension Accounts {
    /// What is set.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func dashboardSettings() async throws(DashboardError) -> DashboardSettings {
        let values = try await rows(.dashboardSettings, []) { (row) throws(StorageError) in
            (try row.text(0), try row.text(1))
        }
        return DashboardSettings(Dictionary(values) { $1 })
    }

    /// Sets what has changed, and leaves what others set meanwhile.
    ///
    /// - Parameters:
    ///   - settings: what shall be set.
    ///   - old: what was.
    ///   - user: who changes it.
    ///   - origin: where they do it from.
    /// - Throws: ``DashboardError/invalidSetting(_:)``, ``DashboardError/accounts(_:)``.
    package func setDashboardSettings(
        _ settings: DashboardSettings, insteadOf old: DashboardSettings, by user: User.ID,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) {
        if let problem = settings.problem { throw .invalidSetting(problem) }
        let changed = zip(settings.stored, old.stored).filter { $0.value != $1.value }.map(\.0)
        guard !changed.isEmpty else { return }
        let time = now()
        try await write { (transaction) throws(DashboardError) in
            for (name, value, title) in changed {
                try transaction.run(.setDashboardSetting, [.text(name), .text(value)])
                try transaction.log("changed", title, by: user, from: origin, at: time)
            }
            transaction.note(.dashboardSettings)
        }
    }
}

extension Change {
    /// An administrator has changed what ``Accounts/dashboardSettings()`` tells.
    package static let dashboardSettings = Change("settings")
}

extension Statement {
    /// → name, value
    fileprivate static let dashboardSettings = Statement(
        "dashboard_settings", "SELECT name, value FROM settings WHERE name LIKE 'dashboard.%'")

    /// name, value
    fileprivate static let setDashboardSetting = Statement(
        "set_dashboard_setting",
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
}
