internal import Storage

/// New users.
extension Accounts {
    /// Signs somebody up.
    ///
    /// Of two who want the same name or address at once, exactly one gets it. Who does it a second time within ten minutes
    /// with the same name, address and password is the same person, and is given the same user: the answer to the first
    /// time may have been lost with the connection to the database.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters once white space around it is gone; unique whatever its capitals.
    ///   - email: nothing or white space stands for no address; unique whatever its capitals.
    ///   - password: one that ``PasswordProblem/init(in:name:email:)`` has nothing against.
    /// - Throws: ``AccountsError/invalidName(_:)``, ``AccountsError/nameTaken(_:)``,
    ///   ``AccountsError/invalidEmail(_:)``, ``AccountsError/emailTaken(_:)``,
    ///   ``AccountsError/weakPassword(_:)``, ``AccountsError/busy``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func createUser(
        name: String, email: String?, password: String
    ) async throws(AccountsError) -> User {
        let userName = try Self.userName(name)
        let address = try Self.address(email ?? "")
        if let problem = PasswordProblem(in: password, name: name, email: email ?? "") {
            throw .weakPassword(problem)
        }
        // Hashing takes long, so whoever cannot have the name is told before.
        guard try await isFree(userName) else { return try await newUser(userName, address, password) }
        if let address {
            guard try await isFree(address, exceptFor: nil) else { throw .emailTaken(address.text) }
        }
        return try await createUser(userName, address, password)
    }

    /// Adds a user, as an operator does: nobody tells them that their password is weak.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters once white space around it is gone; unique whatever its capitals.
    ///   - password: at least 8 characters, at most 1024 bytes.
    /// - Throws: ``AccountsError/invalidName(_:)``, ``AccountsError/nameTaken(_:)``,
    ///   ``AccountsError/passwordTooShort(minimum:)``, ``AccountsError/passwordTooLong(maximum:)``,
    ///   ``AccountsError/busy``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func createUser(name: String, password: String) async throws(AccountsError) -> User {
        try await createUser(try Self.userName(name), nil, password)
    }

    /// Whether nobody has that name, for a form that tells as one types. ``createUser(name:email:password:)``
    /// has the last word.
    ///
    /// - Throws: ``AccountsError/invalidName(_:)`` for one that nobody can have;
    ///   ``AccountsError/storage(_:reason:)``.
    public func isNameFree(_ name: String) async throws(AccountsError) -> Bool {
        try await isFree(try Self.userName(name))
    }

    /// Whether nobody has that e-mail address, for a form that tells as one types.
    ///
    /// - Parameters:
    ///   - email: the address, as typed so far.
    ///   - user: whose own address does not count, when they change their profile.
    /// - Throws: ``AccountsError/invalidEmail(_:)``, ``AccountsError/storage(_:reason:)``.
    public func isEmailFree(
        _ email: String, exceptFor user: User.ID? = nil
    ) async throws(AccountsError) -> Bool {
        guard let address = try Self.address(email) else { throw .invalidEmail(.empty) }
        return try await isFree(address, exceptFor: user)
    }
}

extension Accounts {
    /// The address that a form's field holds: none if it is empty.
    package static func address(_ text: String) throws(AccountsError) -> EmailAddress? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        do { return try EmailAddress(text) } catch { throw .invalidEmail(error) }
    }
}

extension Accounts {
    private static func userName(_ text: String) throws(AccountsError) -> UserName {
        do { return try UserName(text) } catch { throw .invalidName(error) }
    }

    private func isFree(_ name: UserName) async throws(AccountsError) -> Bool {
        try await run(.userWithName, [.text(name.key)]).isEmpty
    }

    private func isFree(_ address: EmailAddress, exceptFor user: User.ID?) async throws(AccountsError) -> Bool
    {
        let owner = try await first(.userWithEmail, [.text(address.key)]) { (row) throws(StorageError) in
            User.ID(rawValue: try row.integer(0))
        }
        return owner == nil || owner == user
    }

    /// The user who was made a moment ago, if it is the same who asks once more. Guesses are counted as at a sign-in.
    private func newUser(
        _ name: UserName, _ address: EmailAddress?, _ password: String
    ) async throws(AccountsError) -> User {
        let known = try await first(.credentials, [.text(name.key)]) { (row) throws(StorageError) in
            (user: try row.user(), emailKey: try row.optionalText(4))
        }
        guard let known, (0...600).contains(now() - known.user.created), known.emailKey == address?.key else {
            throw .nameTaken(name.shown)
        }
        do throws(AccountsError) {
            return try await authenticate(name: name.shown, password: password)
        } catch {
            switch error {
            case .wrongNameOrPassword, .tooManyAttempts: throw .nameTaken(name.shown)
            default: throw error
            }
        }
    }

    private func createUser(
        _ name: UserName, _ address: EmailAddress?, _ password: String
    ) async throws(AccountsError) -> User {
        let hash = try await passwords.hash(password)
        let new = NewUser(name, email: address, passwordHash: hash, created: now())
        do throws(AccountsError) {
            return try await database.write { [companion] (transaction) throws(AccountsError) in
                let user = try new.store(in: transaction, ifTaken: .nameTaken(name.shown))
                try companion?.add(user, in: transaction)
                transaction.note(.user(user.id))
                return user
            }
        } catch .nameTaken(let shown) {
            if let address, try await isFree(name) { throw .emailTaken(address.text) }
            throw .nameTaken(shown)
        }
    }
}
