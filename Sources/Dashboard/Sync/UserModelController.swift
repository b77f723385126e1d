import DashboardStorage
import PinionAccounts

/// Keeps one person's pages, in whatever tab and browser, up to date with what is known of the person.
final class UserModelController {
    /// The number of the person.
    let id: User.ID
    /// The person, once it is known who that is.
    let user = Bindable<Person>()
    /// Sends when it turns out that there is no such person any more.
    let isGone = PassthroughSubject<Void, Never>()
    /// The theme that the person reads in.
    let theme = Theme()
    /// What the person has entered and is not stored yet.
    let outbox: Outbox
    private let syncService: SyncService<Person>

    init(id: User.ID, syncService: SyncService<Person>, outbox: Outbox = Outbox()) {
        self.id = id
        self.outbox = outbox
        self.syncService = syncService
        user.bind(\.theme, to: theme, \.stored)
    }

    /// A page that shows the person was opened, or is connected again, or something about the person has changed.
    func applicationDidBecomeActive() {
        syncService.sync(then: user.update) { [isGone] error in
            if case .accounts(.noSuchUser)? = error as? DashboardError { isGone.send(()) }
        }
    }
}
