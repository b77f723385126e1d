import Pinion

/// Keeps one person's pages, in whatever tab and browser, up to date with what is known of the person.
final class UserModelController {
    /// The person, once it is known who that is.
    let user = Bindable<Person>()
    /// The theme that the person reads in.
    let theme = Theme()
    private let syncService: SyncService<Person>

    init(syncService: SyncService<Person>) {
        self.syncService = syncService
        user.bind(\.theme, to: theme, \.name)
    }

    /// A page of the person was opened, or something about the person has changed.
    func applicationDidBecomeActive() {
        syncService.sync(then: user.update)
    }
}
