public import Accounts
public import Pinion

/// The people of a database, as a site's identity: they sign in with name and password, and are known by the session in
/// their browser's cookie.
///
/// ```swift
/// let accounts = try await Accounts(.sqlite("guests.sqlite"))
/// let site = Site(identity: .accounts(accounts)) {
///     Page("/") { visit in Text("Hello, \(visit.user?.name ?? "whoever you are")") }
///     SignInPage()
/// }
/// ```
public final class AccountsIdentity: SessionKeeper {
    /// The people.
    public let accounts: Accounts
    @MainActor
    var hasUsers = false
    @MainActor
    var signUps: AttemptThrottle
    @MainActor
    var questions: AttemptThrottle

    /// - Parameters:
    ///   - accounts: the people.
    ///   - limits: how often people of one address may try what programs try by the thousand.
    public init(_ accounts: Accounts, limits: AttemptLimits = AttemptLimits()) {
        self.accounts = accounts
        signUps = AttemptThrottle(limits.signUps, in: 3_600)
        questions = AttemptThrottle(limits.questions, in: 600)
    }

    public func user(of request: Request) async throws -> SignedInUser? {
        guard let token = request.sessionToken else { return nil }
        return try await user(forSession: token)
    }

    package func user(forSession token: String, isUse: Bool) async throws -> SignedInUser? {
        try await accounts.user(forSession: token, isUse: isUse).map(SignedInUser.init)
    }

    package func followChanges(_ report: @escaping @MainActor @Sendable (SignedInUser.ID?) -> Void) async {
        let changes = accounts.changes
        // What changed before that was heard by nobody.
        await report(nil)
        for await change in changes {
            if change == .everything {
                await report(nil)
            } else if change.topic == "user" {
                for number in change.numbers { await report("\(number)") }
            }
        }
    }

    package func noteKeptOut(_ user: SignedInUser, from address: String?) {
        accounts.noteKeptOut(user.name, from: SignInOrigin(address: address ?? ""))
    }

    package var secret: [UInt8] { accounts.secret }

    package func checkReadiness() async throws { try await accounts.checkWriting() }
}

extension IdentityProvider where Self == AccountsIdentity {
    /// The people of a database.
    ///
    /// - Parameters:
    ///   - accounts: the people.
    ///   - limits: how often people of one address may try what programs try by the thousand.
    public static func accounts(
        _ accounts: Accounts, limits: AttemptLimits = AttemptLimits()
    ) -> AccountsIdentity {
        AccountsIdentity(accounts, limits: limits)
    }
}

extension SignedInUser {
    /// The role of those who may set who else may sign up.
    public static let administrator = "administrator"

    init(_ user: User) {
        self.init(
            id: "\(user.id.rawValue)", name: user.name,
            roles: user.isAdministrator ? [Self.administrator] : [])
    }
}

extension User.ID {
    /// The id of somebody who has signed in with name and password; nil for everybody else.
    public init?(_ user: SignedInUser) {
        guard let number = Int64(user.id) else { return nil }
        self.init(rawValue: number)
    }
}
