import DashboardStorage
import PinionAccounts
import Storage

/// The people who have a page open at the moment.
final class Users {
    private struct Weak {
        weak var controller: UserModelController?
        /// It lives longer than the pages, if something in it waits for the database.
        weak var outbox: Outbox?
    }

    private var known: [User.ID: Weak] = [:]
    private(set) var accounts: Accounts?
    private var following: Task<Void, Never>?

    /// Reads people from here, and hears from here what changes.
    func follow(_ accounts: Accounts) {
        self.accounts = accounts
        let changes = accounts.changes
        following = Task { [weak self] in
            for await change in changes { self?.note(change) }
        }
    }

    /// The controller that all pages of a person share.
    func controller(for id: User.ID) -> UserModelController {
        if let controller = known[id]?.controller { return controller }
        known = known.filter { $0.value.controller != nil || $0.value.outbox != nil }
        let controller = UserModelController(
            id: id,
            syncService: SyncService { [accounts] in
                guard let person = try await accounts?.person(id) else { throw DashboardError.noSuchUser(id) }
                return person
            },
            outbox: known[id]?.outbox ?? Outbox())
        known[id] = Weak(controller: controller, outbox: controller.outbox)
        return controller
    }

    private func note(_ change: Change) {
        switch change.topic {
        case "user", "follow": for number in change.numbers { sync(User.ID(rawValue: number)) }
        case "article", "event": break
        default: for id in known.keys { sync(id) }
        }
    }

    private func sync(_ id: User.ID) {
        known[id]?.controller?.applicationDidBecomeActive()
    }
}
