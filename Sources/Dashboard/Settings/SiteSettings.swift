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
    /// Who has set what is not stored yet.
    private var authors: [DashboardSettings.Part: Author] = [:]
    private var accounts: Accounts?
    private var figures: Figures?
    private var following: Task<Void, Never>?
    private var storing: Task<Void, Never>?
    private let outbox: Outbox
    private let clock: any Clock<Duration>

    private struct Author {
        let user: User.ID
        let origin: PageOrigin
    }

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
        let old = settings
        settings = settings.taking(new)
        for part in settings.parts(otherThan: old) { authors[part] = Author(user: user, origin: origin) }
        storing?.cancel()
        storing = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .milliseconds(400))) != nil else { return }
            await self?.store()
        }
    }

    /// Ends it, once what has been entered is stored.
    func stop() async {
        following?.cancel()
        storing?.cancel()
        await store()
    }

    private func store() async {
        await outbox.store("settings") { [weak self] in
            guard let self, let accounts = self.accounts else { return }
            try await self.store(in: accounts)
            // Only now: half an address is told of no alerts, and half a number of days removes no figures.
            self.figures?.use(self.stored)
        } report: { [weak self] outcome in
            self?.problem = outcome.message
        }
    }

    /// Stores what each has changed as theirs.
    private func store(in accounts: Accounts) async throws {
        let entered = settings
        var waiting = authors
        authors = [:]
        do {
            while let author = DashboardSettings.Part.allCases.lazy.compactMap({ waiting[$0] }).first {
                let parts = waiting.filter { (_, other) in
                    other.user == author.user && other.origin === author.origin
                }
                var new = stored
                for part in parts.keys { new.take(part, of: entered) }
                try await accounts.setDashboardSettings(
                    new, insteadOf: stored, by: author.user, from: author.origin.value)
                for part in parts.keys {
                    stored.take(part, of: new)
                    waiting[part] = nil
                }
            }
        } catch {
            authors.merge(waiting) { newer, _ in newer }
            throw error
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
        for part in mine.parts(otherThan: base) { merged.take(part, of: mine) }
        return merged
    }
}
