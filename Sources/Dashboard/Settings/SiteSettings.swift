import DashboardStorage
import PinionAccounts

/// The settings of the whole dashboard, as all pages share them.
final class SiteSettings: ObservableObject {
    /// What counts.
    @Published private(set) var settings = DashboardSettings()
    /// What stands in the fields; some of it may be wrong.
    @Published private(set) var entered = DashboardSettings()
    /// Why it is not stored; nil if it is.
    @Published private(set) var problem: String?

    private var stored = DashboardSettings()
    private var accounts: Accounts?
    private var figures: Figures?
    private var following: Task<Void, Never>?
    private var storing: Task<Void, Never>?
    private let outbox: Outbox
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - outbox: stores what is entered.
    ///   - clock: what tells when nothing has been entered for a moment.
    init(outbox: Outbox = Outbox(), clock: any Clock<Duration> = ContinuousClock()) {
        self.outbox = outbox
        self.clock = clock
    }

    isolated deinit {
        following?.cancel()
    }
}

extension SiteSettings {
    /// Reads what is stored, and follows it: what is set on one node counts on all of them.
    func start(_ accounts: Accounts, _ figures: Figures) async {
        self.accounts = accounts
        self.figures = figures
        let changes = accounts.changes
        await read()
        following = Task { [weak self] in
            for await change in changes where change == .dashboardSettings || change == .everything {
                await self?.read()
            }
        }
    }

    /// Takes what somebody enters: for all pages at once, and into the database when nothing more is entered.
    func enter(_ new: DashboardSettings, by user: User.ID, from origin: PageOrigin) {
        guard new != entered else { return }
        entered = new
        settings = settings.taking(new)
        storing?.cancel()
        storing = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .milliseconds(400))) != nil else { return }
            await self?.store(by: user, from: origin)
        }
    }

    private func store(by user: User.ID, from origin: PageOrigin) async {
        await outbox.store("settings") { [weak self] in
            guard let self, let accounts = self.accounts else { return }
            let new = self.settings
            try await accounts.setDashboardSettings(
                new, insteadOf: self.stored, by: user, from: origin.value)
            self.stored = new
            // Only now: half an address is told of no alerts, and half a number of days removes no figures.
            self.figures?.use(new)
        } report: { [weak self] outcome in
            self?.problem = outcome.message
        }
    }

    private func read() async {
        guard let new = try? await accounts?.dashboardSettings() else { return }
        // What is entered here and is not stored yet stays.
        let mine = DashboardSettings.merged(settings, over: new, from: stored)
        let shown = DashboardSettings.merged(entered, over: mine, from: settings)
        stored = new
        if settings != mine { settings = mine }
        if entered != shown { entered = shown }
        figures?.use(new)
    }
}

extension DashboardSettings {
    /// What has been changed on one side, over what the other side has by now.
    static func merged(
        _ mine: DashboardSettings, over theirs: DashboardSettings, from base: DashboardSettings
    ) -> DashboardSettings {
        var merged = theirs
        if mine.siteName != base.siteName { merged.siteName = mine.siteName }
        if mine.accent != base.accent { merged.accent = mine.accent }
        if mine.sampling != base.sampling { merged.sampling = mine.sampling }
        if mine.retention != base.retention { merged.retention = mine.retention }
        if mine.webhook != base.webhook { merged.webhook = mine.webhook }
        return merged
    }
}
