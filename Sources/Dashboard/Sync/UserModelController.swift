import Pinion

/// Keeps one person's pages, in whatever tab and browser, up to date with what is known of the person.
final class UserModelController {
    /// The number of the person.
    let id: User.ID
    /// The person, once it is known who that is.
    let user = Bindable<Person>()
    /// The theme that the person reads in.
    let theme = Theme()
    private let syncService: SyncService<Person>

    init(id: User.ID, syncService: SyncService<Person>) {
        self.id = id
        self.syncService = syncService
        user.bind(\.theme, to: theme, \.name)
    }

    /// A page that shows the person was opened, or is connected again, or something about the person has changed.
    func applicationDidBecomeActive() {
        syncService.sync(then: user.update)
    }
}
