internal import Live

extension Site {
    /// Ends the pages of those who are signed in no more, as the keeper of the sessions tells of them.
    func followRevocations() -> Task<Void, Never>? {
        guard let keeper = identity as? any SessionKeeper else { return nil }
        return Task { [weak self] in
            await keeper.followChanges { [weak self] user in self?.doubt(user) }
        }
    }

    /// A second has passed: asks again what the keeper did not answer, and, after a while, who has said nothing for long.
    package func tickRevocations() {
        guard identity is any SessionKeeper else { return }
        let due = sessions.signedIn().filter { sessions.isIdentityOld(of: $0) }
        if !due.isEmpty { doubts.add(due.map(\.id)) }
        resolveDoubts()
    }

    /// Whether a person, or anybody, is still signed in has to be found out.
    func doubt(_ user: SignedInUser.ID?) {
        doubts.add(sessions.signedIn(user).map(\.id))
        resolveDoubts()
    }

    /// Looks a session up again whose user was looked up while changes were told of.
    func doubt(_ session: SessionID, since count: Int) {
        guard doubts.count != count else { return }
        doubts.add([session])
        resolveDoubts()
    }

    /// One after another. What cannot be found out now is asked again in a second.
    private func resolveDoubts() {
        guard !doubts.isAsking, !doubts.sessions.isEmpty, let keeper = identity as? any SessionKeeper else {
            return
        }
        doubts.isAsking = true
        Task {
            defer { doubts.isAsking = false }
            while let id = doubts.popFirst() {
                do {
                    let user = try await keeper.user(forSession: id.text, isUse: false)
                    guard let session = sessions.session(id), session.user != user else { continue }
                    sessions.revoke(session)
                } catch {
                    return doubts.add([id])
                }
            }
        }
    }
}
