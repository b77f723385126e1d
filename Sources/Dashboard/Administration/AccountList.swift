import PinionAccounts

/// Those who can sign in, and what an administrator does about them.
final class AccountList: ObservableObject {
    /// Something that is done about somebody.
    enum Deed: Hashable {
        case promote, demote, disable, enable, signOut, delete
    }

    @Published private(set) var accounts: [AccountSummary] = []
    /// Why something was not done, or why they cannot be read.
    var problem: String? { deedProblem ?? readProblem }
    /// What was done last.
    @Published private(set) var outcome: String?
    @Published private(set) var isLoaded = false
    @Published private var deedProblem: String?
    @Published private var readProblem: String?

    /// Who looks: what would shut them out they do not do to themselves.
    let viewer: User.ID?
    private let people: Accounts
    private let origin: PageOrigin
    private let isAllowed: Bool
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - people: all who can sign in.
    ///   - viewer: who looks.
    ///   - isAllowed: whether they may change anything.
    ///   - origin: where they look from.
    ///   - clock: what tells when they are read again at the earliest.
    init(
        _ people: Accounts, viewer: User.ID?, isAllowed: Bool, origin: PageOrigin,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.viewer = viewer
        self.people = people
        self.origin = origin
        self.isAllowed = isAllowed
        self.clock = clock
    }

    convenience init(_ visit: Visit) {
        self.init(
            visit.accounts, viewer: visit.userID, isAllowed: visit.isAdministrator, origin: PageOrigin(visit))
    }
}

extension AccountList {
    /// Reads them, and again when somebody changes, until the task is cancelled. Anybody can fail to sign in as often as
    /// they like: of what changes within a second all is read at once.
    func follow() async {
        let changes = people.changes
        let (due, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        async let listening: Void = {
            for await change in changes
            where change.topic == "user" || change == .everything || change == .securityEvents {
                bell.yield()
            }
        }()
        await read()
        for await _ in due {
            await read()
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { break }
        }
        await listening
    }

    /// Those whose name or e-mail address has a text in it.
    func accounts(matching search: String) -> [AccountSummary] {
        guard !search.isEmpty else { return accounts }
        let search = search.lowercased()
        return accounts.filter { account in
            account.user.name.lowercased().contains(search)
                || account.email?.lowercased().contains(search) == true
        }
    }

    /// What can be done about somebody.
    func deeds(about account: AccountSummary) -> [Deed] {
        guard account.id != viewer else { return [.signOut] }
        return [
            account.user.isAdministrator ? .demote : .promote, account.disabled == nil ? .disable : .enable,
            .signOut, .delete,
        ]
    }

    func carryOut(_ deed: Deed, about user: User) async {
        guard isAllowed, let viewer, user.id != viewer || deed == .signOut else { return }
        await attempt(localized(deed.words(user.name))) {
            let origin = origin.value
            switch deed {
            case .promote, .demote:
                try await people.setAdministrator(deed == .promote, of: user.id, by: viewer, from: origin)
            case .disable: try await people.disableUser(user.id, by: viewer, from: origin)
            case .enable: try await people.enableUser(user.id, by: viewer, from: origin)
            case .signOut: try await people.endAllSessions(of: user.id, by: viewer, from: origin)
            case .delete: try await people.deleteUser(user.id, by: viewer, from: origin)
            }
        }
    }

    /// Gives somebody another password.
    func setPassword(_ password: String, of user: User) async {
        guard isAllowed, let viewer else { return }
        await attempt(localized("\(user.name) has another password now, and is signed out everywhere.")) {
            try await people.setPassword(password, of: user.id, by: viewer, from: origin.value)
        }
    }

    /// Adds somebody who can sign in.
    ///
    /// - Returns: whether they can.
    func add(_ name: String, password: String) async -> Bool {
        guard isAllowed, let viewer else { return false }
        return await attempt(localized("\(name) can sign in now.")) {
            try await people.createUser(name: name, password: password, by: viewer, from: origin.value)
        }
    }

    @discardableResult
    private func attempt(_ words: String, _ work: () async throws -> Void) async -> Bool {
        (deedProblem, outcome) = (nil, nil)
        let isDone: Bool
        do {
            try await work()
            (outcome, isDone) = (words, true)
        } catch {
            (deedProblem, isDone) = (sentence(error), false)
        }
        await read()
        return isDone
    }

    private func read() async {
        do {
            let new = try await people.list()
            if new != accounts { accounts = new }
            isLoaded = true
            readProblem = nil
        } catch {
            readProblem = sentence(error)
        }
    }
}

extension AccountList.Deed {
    /// What stands on its button.
    var title: LocalizedStringKey {
        switch self {
        case .promote: "Promote"
        case .demote: "Demote"
        case .disable: "Disable"
        case .enable: "Enable"
        case .signOut: "Sign out"
        case .delete: "Delete…"
        }
    }

    /// What is said once it is done.
    func words(_ name: String) -> LocalizedStringKey {
        switch self {
        case .promote: "\(name) is an administrator now."
        case .demote: "\(name) is no administrator any more."
        case .disable: "\(name) cannot sign in any more."
        case .enable: "\(name) can sign in again."
        case .signOut: "\(name) is signed out everywhere."
        case .delete: "\(name) is deleted."
        }
    }
}
