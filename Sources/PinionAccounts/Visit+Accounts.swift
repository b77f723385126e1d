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
            let user = try await accounts.authenticate(name: name, password: password, from: origin)
            try await startSession(for: user)
        }
    }

    /// Whether whoever sees the page may sign up. The link by which they came counts: its query has an `invitation`.
    public func signUpAccess() async throws(AccountsError) -> SignUpAccess {
        try await accounts.signUpAccess(invitation: query["invitation"])
    }

    /// Signs somebody up, and in, if they may: see ``signUpAccess()``.
    ///
    /// - Throws: what is wrong with the name, the address or the password, or that they may not sign up.
    public func signUp(name: String, email: String, password: String) async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            // What is taken is told here as well.
            try count(\.questions)
            try count(\.signUps)
            let user: User
            do throws(AccountsError) {
                user = try await accounts.signUp(
                    name: name, email: email, password: password, invitation: query["invitation"],
                    from: origin)
            } catch {
                // An address that is taken is told, since no letter can tell it; as seldom as somebody can sign up.
                if case .emailTaken = error { throw error }
                identity.signUps.takeBack(client, now: accounts.now())
                throw error
            }
            identity.hasUsers = true
            try await startSession(for: user)
        }
    }

    /// Gives the person who is signed in another password, if they know the one until now. They stay signed in here, and
    /// nowhere else.
    ///
    /// - Throws: ``AccountsError/wrongNameOrPassword`` if the old one is wrong, or what is wrong with the new one.
    public func changePassword(from old: String, to new: String) async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            guard let user, let id = User.ID(user) else { throw .wrongNameOrPassword }
            try await accounts.changePassword(
                of: id, from: old, to: new, keeping: sessionToken, origin: origin)
        }
    }

    /// Signs the person out. Every other page of the session is closed; unless the program leads elsewhere, this one is
    /// opened again for nobody.
    public func signOut() async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            guard let token = sessionToken else { return }
            try await endSession { () async throws(AccountsError) in
                try await accounts.endSession(token: token, from: origin)
            }
        }
    }

    /// Sets who may sign up, for the administrator who sees the page.
    public func setSignUpMode(_ mode: SignUpMode) async throws(AccountsError) {
        try await withPageWaiting { () async throws(AccountsError) in
            try await accounts.setSignUpMode(mode, by: user.flatMap { User.ID($0) }, from: origin)
        }
    }

    /// Makes an invitation, for the administrator who sees the page; see ``Accounts/invite(by:from:)``.
    public func invite() async throws(AccountsError) -> String {
        try await withPageWaiting { () async throws(AccountsError) in
            try await accounts.invite(by: user.flatMap { User.ID($0) }, from: origin)
        }
    }

    /// Where the page is used from, for what is put on record: see ``Accounts/log(_:_:by:from:)``.
    public var origin: SignInOrigin {
        SignInOrigin(address: client ?? "", deviceToken: deviceToken)
    }

    /// Whether nobody has that name, for a form that tells as one types.
    ///
    /// - Throws: ``AccountsError/invalidName(_:)`` for one that nobody can have;
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/storage(_:reason:)``.
    public func isNameFree(_ name: String) async throws(AccountsError) -> Bool {
        try count(\.questions)
        return try await accounts.isNameFree(name)
    }

    /// Counts a question of the page's address for something that somebody else may have already: a form that changes an
    /// e-mail address tells who has it.
    ///
    /// - Throws: ``AccountsError/tooManyAttempts(retryAfter:)`` if it has asked too often; see ``AttemptLimits/questions``.
    public func countQuestion() throws(AccountsError) { try count(\.questions) }

    /// Counts an attempt of the page's address.
    ///
    /// - Throws: ``AccountsError/tooManyAttempts(retryAfter:)`` if it has none left.
    private func count(
        _ throttle: ReferenceWritableKeyPath<AccountsIdentity, AttemptThrottle>
    ) throws(AccountsError) {
        guard let seconds = identity[keyPath: throttle].begin(client, now: accounts.now()) else { return }
        accounts.noteThrottled(from: origin)
        throw .tooManyAttempts(retryAfter: .seconds(seconds))
    }

    private func startSession(for user: User) async throws(AccountsError) {
        guard sessionToken != nil else { return }
        let token = SessionID.random().text
        try await accounts.startSession(token: token, for: user.id, from: origin)
        replaceSession(with: token, deviceToken: accounts.deviceToken(for: user))
    }
}
