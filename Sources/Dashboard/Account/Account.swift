import Pinion

/// What a person can change about themselves, beside the profile.
final class Account: ObservableObject {
    /// The person, once it is known who that is.
    @Published var user: Person?
    @Published private(set) var failure: String?

    private let accounts: Accounts
    private var subscription: AnyCancellable?

    init(_ controller: UserModelController, _ accounts: Accounts) {
        self.accounts = accounts
        subscription = controller.user.sink { [weak self] in self?.user = $0 }
    }

    /// Waits until it is known who the person is.
    func load() async {
        for await user in $user.values where user != nil { break }
    }

    /// Stores what was changed; says whether that went well.
    func save(_ edited: Person) async -> Bool {
        do {
            user = try await accounts.updatePerson(
                edited.id, PersonChanges(displayName: edited.displayName, email: edited.email ?? ""))
            failure = nil
            return true
        } catch {
            failure = sentence(error)
            return false
        }
    }

    /// Stores the theme.
    func choose(theme: String) async {
        guard let user else { return }
        do { _ = try await accounts.updatePerson(user.id, PersonChanges(theme: theme)) } catch {
            failure = sentence(error)
        }
    }
}
