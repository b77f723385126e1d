internal import Encoding
internal import Storage

/// Who may sign up.
extension Accounts {
    /// Who may sign up by themselves: as the program's configuration says, else as the administrator has set it, else
    /// nobody.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func signUpMode() async throws(AccountsError) -> SignUpMode {
        if let fixedSignUpMode { return fixedSignUpMode }
        let text = try await first(.setting, [.text("sign-up")]) { (row) throws(StorageError) in
            try row.text(0)
        }
        return text.flatMap(SignUpMode.init) ?? .closed
    }

    /// Sets who may sign up, where the program's configuration does not say it.
    ///
    /// - Parameters:
    ///   - mode: who may.
    ///   - administrator: who says so, for ``actions(before:matching:limit:)``; nil for the program itself.
    ///   - origin: where they say it.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func setSignUpMode(
        _ mode: SignUpMode, by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) {
        let time = now()
        try await write { (transaction) throws(AccountsError) in
            try transaction.run(.setSetting, [.text("sign-up"), .text(mode.rawValue)])
            let kind = SecurityEvent.Kind(mode)
            return ((), try transaction.event(kind, by: administrator, from: origin, at: time))
        }
    }

    /// Makes an invitation: a token that is good for one sign-up, within seven days.
    ///
    /// - Parameters:
    ///   - administrator: who invites, for ``actions(before:matching:limit:)``; nil for the program itself.
    ///   - origin: where they do it.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func invite(
        by administrator: User.ID? = nil, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) -> String {
        let token = Hexadecimal.text(of: RandomBytes.make(16))
        let start = now()
        try await write { (transaction) throws(AccountsError) in
            try transaction.run(.removeExpiredInvitations, [.integer(start)])
            try transaction.run(
                .insertInvitation,
                [.bytes(TokenHash.of(token)), .integer(start), .integer(start + Self.invitationLifetime)])
            return ((), try transaction.event(.invited, by: administrator, from: origin, at: start))
        }
        return token
    }

    /// The token by which the first person signs up, who becomes the administrator; nil if somebody can sign in. It is
    /// the same on all nodes and after a restart, until it is used.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func firstRunToken() async throws(AccountsError) -> String? {
        guard try await userCount() == 0 else { return nil }
        try await run(.insertSecret, [.text(Self.firstRun), .bytes(RandomBytes.make(16))])
        return try await first(.secret, [.text(Self.firstRun)]) { (row) throws(StorageError) in
            Hexadecimal.text(of: try row.bytes(0))
        }
    }

    /// Whether somebody may sign up.
    ///
    /// - Parameter invitation: the token of the link by which they came, if they came by one.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func signUpAccess(invitation: String? = nil) async throws(AccountsError) -> SignUpAccess {
        let isFirst = try await userCount() == 0
        if isFirst, let invitation, try await isFirstRunToken(invitation) { return .grantedToAdministrator }
        switch try await signUpMode() {
        case .open: return .granted
        case _ where isFirst: return .awaitsAdministrator
        case .closed: return .closed
        case .invitation:
            guard let invitation else { return .needsInvitation }
            let rows = try await run(.invitation, [.bytes(TokenHash.of(invitation)), .integer(now())])
            return rows.isEmpty ? .needsInvitation : .granted
        }
    }
}

extension Accounts {
    static let firstRun = "first-run"
    private static let invitationLifetime: Int64 = 7 * 24 * 3600

    private func isFirstRunToken(_ token: String) async throws(AccountsError) -> Bool {
        let bytes = try await first(.secret, [.text(Self.firstRun)]) { (row) throws(StorageError) in
            try row.bytes(0)
        }
        // What is compared is hashes, so that how long it takes tells nothing of the token.
        return bytes.map { TokenHash.of(Hexadecimal.text(of: $0)) == TokenHash.of(token) } ?? false
    }
}

extension DatabaseTransaction<AccountsError> {
    /// Something that an administrator does about nobody in particular, once it is on record as an action of theirs.
    fileprivate mutating func event(
        _ kind: SecurityEvent.Kind, by administrator: User.ID?, from origin: SignInOrigin, at time: Int64
    ) throws(AccountsError) -> SecurityEvent {
        guard let administrator else { return SecurityEvent(kind, "", origin.address, at: time) }
        try log(kind.action, by: administrator, from: origin, at: time)
        return SecurityEvent(kind, try name(of: administrator) ?? "", origin.address, at: time)
    }
}
