internal import Live
internal import Server

/// Who asks, with the session that the browser has in memory, if it has one.
struct Visitor {
    var user: SignedInUser?
    var session: Session?
    /// What the browser's cookie names, in memory or not.
    var cookie: SessionID?
    /// Whether that is a session that has just been replaced, so that another cookie is on its way.
    var isReplaced = false
    /// The cookie of a person whose session is not in memory.
    var remembered: SessionID?
}

extension Site {
    /// Finds out who a request is, and goes on; answers the request itself if that cannot be found out.
    ///
    /// It is known at once where a session of the site's own says it, so that messages keep their order.
    func identify(_ exchange: Exchange, _ cookie: SessionID?, then body: @escaping (Visitor) -> Void) {
        let session = cookie.flatMap(sessions.session)
        guard let identity else { return body(Visitor(session: session, cookie: cookie)) }
        if let keeper = identity as? any SessionKeeper {
            return remember(exchange, cookie, session, keeper, then: body)
        }
        ask(identity, about: exchange.request) { answer in
            switch answer {
            case .success(let user):
                guard user != nil || identity.challenge == nil else {
                    return self.challenge(exchange, identity.challenge)
                }
                // The session may have gone meanwhile, and one of somebody else is none of theirs.
                let session = cookie.flatMap(self.sessions.session)
                body(Visitor(user: user, session: session?.user == user ? session : nil, cookie: cookie))
            case .failure(let error):
                self.log(.error, "cannot tell who a request is: \(error)")
                self.fail(
                    exchange, .serviceUnavailable, "It cannot be told who you are; try again in a moment.")
            }
        }
    }

    /// Asks again, if it is time to, who uses a session; closes the session's pages if that is somebody else by now.
    func checkIdentity(of session: Session, _ request: Request) {
        guard let identity, sessions.isIdentityDue(of: session) else { return }
        guard !(identity is any SessionKeeper) else { return use(session) }
        ask(identity, about: request) { [weak session] answer in
            guard let session, case .success(let user) = answer, user != session.user else { return }
            self.sessions.close(session)
        }
    }

    /// Keeps the sign-in of somebody alive who does something; ends their pages if it is no more.
    private func use(_ session: Session) {
        guard session.user != nil, let keeper = identity as? any SessionKeeper else { return }
        Task { [weak session, id = session.id] in
            do {
                let user = try await keeper.user(forSession: id.text, isUse: true)
                if let session, session.user != user { sessions.revoke(session) }
            } catch {
                // It is asked again; until then it is believed what was so.
            }
        }
    }

    /// What a person is asked for where nobody will do.
    func challenge(_ exchange: Exchange, _ challenge: String?) {
        var problem = ProblemDocument(status: .unauthorized, detail: "Sign in to see this page.")
        if let challenge { problem.headers = [("WWW-Authenticate", challenge)] }
        answer(exchange, problem.response(to: exchange.request))
    }

    private func remember(
        _ exchange: Exchange, _ cookie: SessionID?, _ session: Session?, _ keeper: any SessionKeeper,
        then body: @escaping (Visitor) -> Void
    ) {
        guard let cookie, session == nil else {
            if let session { checkIdentity(of: session, exchange.request) }
            return body(Visitor(user: session?.user, session: session, cookie: cookie))
        }
        guard !sessions.isReplaced(cookie) else { return body(Visitor(cookie: cookie, isReplaced: true)) }
        let changes = doubts.count
        Task {
            defer { doubt(cookie, since: changes) }
            do {
                let user = try await keeper.user(forSession: cookie.text)
                if let session = sessions.session(cookie) {
                    body(Visitor(user: session.user, session: session, cookie: cookie))
                } else {
                    body(Visitor(user: user, cookie: cookie, remembered: user == nil ? nil : cookie))
                }
            } catch {
                log(.error, "cannot look up a session: \(error)")
                fail(exchange, .serviceUnavailable, "The database does not answer; try again.")
            }
        }
    }

    /// The browser is about to get another cookie, on another of its pages: it shall ask again in a moment.
    func failReplaced(_ exchange: Exchange) {
        var problem = ProblemDocument(
            status: .serviceUnavailable, title: "One moment", detail: "You are being signed in or out.")
        problem.retryAfter = 1
        problem.headers = [("Refresh", "1")]
        answer(exchange, problem.response(to: exchange.request))
    }

    private func ask(
        _ identity: any IdentityProvider, about request: Request,
        then body: @escaping @MainActor (Result<SignedInUser?, any Error>) -> Void
    ) {
        let once = Once(body)
        let question = Task {
            do { once(.success(try await identity.user(of: request))) } catch { once(.failure(error)) }
            once.timeout?.cancel()
        }
        once.timeout = Task { [clock] in
            try await clock.sleep(for: .seconds(10))
            question.cancel()
            once(.failure(IdentityTimeout()))
        }
    }
}

/// The identity has not answered in time.
private struct IdentityTimeout: Error, CustomStringConvertible {
    let description = "the identity has not answered for ten seconds"
}

/// Passes the first of several answers on.
@MainActor
private final class Once {
    private var body: ((Result<SignedInUser?, any Error>) -> Void)?
    var timeout: Task<Void, any Error>?

    init(_ body: @escaping (Result<SignedInUser?, any Error>) -> Void) {
        self.body = body
    }

    func callAsFunction(_ answer: Result<SignedInUser?, any Error>) {
        let body = body
        self.body = nil
        body?(answer)
    }
}
