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
    var wrongSignIns: AttemptThrottle
    @MainActor
    var signUps: AttemptThrottle
    @MainActor
    var questions: AttemptThrottle

    /// - Parameters:
    ///   - accounts: the people.
    ///   - limits: how often people of one address may try what programs try by the thousand.
    public init(_ accounts: Accounts, limits: AttemptLimits = AttemptLimits()) {
        self.accounts = accounts
        wrongSignIns = AttemptThrottle(limits.wrongSignIns, in: 600)
        signUps = AttemptThrottle(limits.signUps, in: 3_600)
        questions = AttemptThrottle(limits.questions, in: 600)
    }

    public func user(of request: Request) async throws -> SignedInUser? {
        guard let token = request.sessionToken else { return nil }
        return try await user(forSession: token)
    }

    package func user(forSession token: String) async throws -> SignedInUser? {
        try await accounts.user(forSession: token).map(SignedInUser.init)
    }

    package var secret: [UInt8] { accounts.secret }

    package func checkReadiness() async throws { _ = try await accounts.userCount() }
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
    init(_ user: User) {
        self.init(id: "\(user.id.rawValue)", name: user.name)
    }
}

extension User.ID {
    /// The id of somebody who has signed in with name and password; nil for everybody else.
    public init?(_ user: SignedInUser) {
        guard let number = Int64(user.id) else { return nil }
        self.init(rawValue: number)
    }
}
