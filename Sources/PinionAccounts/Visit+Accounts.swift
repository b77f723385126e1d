public import Accounts
public import Pinion

extension Visit {
    /// The people who may sign in, and what is known of them: those of the site's ``AccountsIdentity``.
    ///
    /// - Precondition: the site has one.
    public var accounts: Accounts { identity.accounts }

    private var identity: AccountsIdentity {
        guard let identity = site.identity as? AccountsIdentity else {
            preconditionFailure("This site has no accounts: its identity is none of PinionAccounts.")
        }
        return identity
    }

    /// Says whether nobody can sign in yet; at once, if it is known that somebody can.
    ///
    /// It is not called if the database does not answer.
    public func isWithoutUsers(then report: @escaping (Bool) -> Void) {
        guard !identity.hasUsers else { return report(false) }
        perform { [identity] in
            guard let count = try? await identity.accounts.userCount() else { return }
            identity.hasUsers = count > 0
            report(count == 0)
        }
    }

    /// Signs a person in. The browser's session is replaced, and its other pages are closed; unless the program leads
    /// elsewhere, the page is opened again for them.
    public func signIn(name: String, password: String) async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            // Counted before it is checked, or a thousand sent at once would all be let through.
            try count(\.wrongSignIns)
            let user: User
            do throws(AccountsError) {
                user = try await accounts.authenticate(name: name, password: password)
            } catch {
                if error != .wrongNameOrPassword {
                    identity.wrongSignIns.takeBack(client, now: accounts.now())
                }
                throw error
            }
            identity.wrongSignIns.takeBack(client, now: accounts.now())
            try await startSession(for: user)
        }
    }

    /// Signs somebody up, and in.
    ///
    /// - Throws: what is wrong with the name, the address or the password.
    public func signUp(name: String, email: String, password: String) async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            // What is taken is told here as well.
            try count(\.questions)
            try count(\.signUps)
            let user: User
            do throws(AccountsError) {
                user = try await accounts.createUser(name: name, email: email, password: password)
            } catch {
                identity.signUps.takeBack(client, now: accounts.now())
                throw error
            }
            identity.hasUsers = true
            try await startSession(for: user)
        }
    }

    /// Signs the person out. Every other page of the session is closed; unless the program leads elsewhere, this one is
    /// opened again for nobody.
    public func signOut() async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            guard let token = sessionToken else { return }
            try await accounts.endSession(token: token)
            replaceSession(with: nil)
        }
    }

    /// Whether nobody has that name, for a form that tells as one types.
    ///
    /// - Throws: ``AccountsError/invalidName(_:)`` for one that nobody can have;
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/storage(_:reason:)``.
    public func isNameFree(_ name: String) async throws(AccountsError) -> Bool {
        try count(\.questions)
        return try await accounts.isNameFree(name)
    }

    /// Whether nobody has that e-mail address, for a form that tells as one types.
    ///
    /// - Throws: ``AccountsError/invalidEmail(_:)``, ``AccountsError/tooManyAttempts(retryAfter:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    public func isEmailFree(_ email: String) async throws(AccountsError) -> Bool {
        try count(\.questions)
        return try await accounts.isEmailFree(email)
    }

    /// Counts an attempt of the page's address.
    ///
    /// - Throws: ``AccountsError/tooManyAttempts(retryAfter:)`` if it has none left.
    private func count(
        _ throttle: ReferenceWritableKeyPath<AccountsIdentity, AttemptThrottle>
    ) throws(AccountsError) {
        guard let seconds = identity[keyPath: throttle].begin(client, now: accounts.now()) else { return }
        throw .tooManyAttempts(retryAfter: .seconds(seconds))
    }

    private func startSession(for user: User) async throws(AccountsError) {
        guard sessionToken != nil else { return }
        let token = SessionID.random().text
        try await accounts.startSession(token: token, for: user.id)
        replaceSession(with: token)
    }
}
