import DashboardStorage
import PinionAccounts

/// What a person can change about themselves, beside the profile.
final class Account: ObservableObject {
    /// The person, once it is known who that is.
    @Published private(set) var user: Person?
    /// What has become of the profile that was to be saved.
    @Published private(set) var outcome: Outbox.Outcome?

    private let change: (PersonChanges) async throws -> Person
    private let countQuestion: () throws -> Void
    private let theme: Theme
    private let outbox: Outbox
    private let hasSaved = PassthroughSubject<Person, Never>()
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - user: the person, as all pages share them.
    ///   - theme: what the person reads in.
    ///   - outbox: stores what the person enters.
    ///   - change: stores changes, and returns the person after them.
    ///   - countQuestion: called before another e-mail address is stored, as the answer tells whether somebody has it;
    ///     throws if that has been asked too often.
    init(
        _ user: Bindable<Person>, theme: Theme, outbox: Outbox,
        change: @escaping (PersonChanges) async throws -> Person,
        countQuestion: @escaping () throws -> Void = {}
    ) {
        self.change = change
        self.countQuestion = countQuestion
        self.theme = theme
        self.outbox = outbox
        subscription = user.sink { [weak self] in self?.user = $0 }
    }

    convenience init(_ controller: UserModelController, _ visit: Visit) {
        self.init(controller.user, theme: controller.theme, outbox: controller.outbox) {
            [id = controller.id, accounts = visit.accounts, origin = PageOrigin(visit)] changes in
            try await accounts.updatePerson(id, changes, from: origin.value)
        } countQuestion: { [weak visit] in
            try visit?.countQuestion()
        }
    }

    /// Sends each profile that has been saved, as it was entered.
    var saved: AnyPublisher<Person, Never> { hasSaved.eraseToAnyPublisher() }

    /// Waits until it is known who the person is.
    func load() async {
        for await user in $user.values where user != nil { break }
    }

    /// Stores what was changed; at once, or when the database is back.
    func save(_ edited: Person) async {
        // Only what differs: the rest is not changed on record, nor set back to what it was when the page was opened.
        var changes = PersonChanges()
        if edited.displayName != user?.displayName { changes.displayName = edited.displayName }
        if edited.email ?? "" != user?.email ?? "" {
            changes.email = edited.email ?? ""
            do { try countQuestion() } catch {
                outcome = .failed(error)
                return
            }
        }
        await outbox.store("account") { [weak self, change] in
            let user = try await change(changes)
            self?.user = user
        } report: { [weak self] outcome in
            self?.outcome = outcome
            if case .stored = outcome { self?.hasSaved.send(edited) }
        }
    }

    /// Leaves the profile as it is, if what was changed is not stored yet.
    func giveUp() {
        outbox.withdraw("account")
        outcome = nil
    }

    /// What is said of a profile that is not saved, and at which of its fields.
    func problem(of edited: Person) -> (failure: String?, name: String?, email: String?) {
        guard let message = outcome?.message else { return (nil, nil, nil) }
        if case .failed(let error as DashboardError) = outcome {
            switch error {
            case .invalidProfile: return (nil, message, nil)
            case .accounts(.invalidEmail), .accounts(.emailTaken): return (nil, nil, message)
            default: break
            }
        }
        let name = edited.displayName != user?.displayName ? message : nil
        let email = edited.email ?? "" != user?.email ?? "" ? message : nil
        return (name == nil && email == nil ? message : nil, name, email)
    }

    /// Stores the theme.
    func choose(theme name: String) async {
        await outbox.store("theme") { [change] in
            _ = try await change(PersonChanges(theme: name))
        } report: { [theme] outcome in
            theme.problem = outcome.message
            guard case .stored = outcome else { return }
            theme.stored = name
            theme.chosen = nil
        }
    }
}
