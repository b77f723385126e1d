internal import DOM
internal import JSON
internal import Live
internal import Pinion
internal import Views

/// The server's end of a simulated network: does with requests what the server does with those of HTTP.
@MainActor
final class SimulatedServer {
    private let site: SimulatedSite
    private(set) var sessions: Sessions

    init(_ site: SimulatedSite) {
        self.site = site
        sessions = site.start()
    }

    /// Begins anew: what was open is gone.
    func restart() {
        sessions = site.start()
    }

    /// Does what a request asks for, and answers it: at once, unless it has to be found out whose cookie it has.
    ///
    /// - Parameters:
    ///   - sink: where the frames go, if the request is for a stream.
    ///   - begin: called with the stream.
    func answer(
        _ request: WireRequest, _ cookie: Cookie, _ sink: (any FrameSink)?, begin: (LiveStream) -> Void,
        _ answer: @escaping (WireAnswer) -> Void
    ) {
        cookie.session.map(sessions.noteArrival)
        switch request {
        case .question: answer(WireAnswer(200, .stream))
        case .message(let message): answer(reply(to: message, cookie))
        case .page(let address, let scene): open(address, scene, cookie, answer)
        case .stream(let pages):
            guard let session = cookie.session.flatMap(sessions.session), let sink else {
                return answer(WireAnswer(410, .problem, .object([])))
            }
            answer(WireAnswer(200, .stream))
            begin(sessions.openStream(for: session, pages: pages.map { ($0.page, $0.seen) }, sink: sink))
        }
        sessions.flush()
    }

    /// A browser's cookie.
    final class Cookie {
        var session: SessionID?
    }

    private func reply(to json: JSON, _ cookie: Cookie) -> WireAnswer {
        guard let id = cookie.session, let message = try? LiveMessage(json.bytes) else {
            return WireAnswer(410, .problem, .object([]))
        }
        let reply = sessions.receive(message, from: id)
        switch sessions.page(message.page, in: id)?.successor {
        case .signedIn(let id): cookie.session = id
        case .signedOut: cookie.session = nil
        case nil: break
        }
        switch reply {
        case .done: return WireAnswer(204)
        case .frame(let bytes):
            return WireAnswer(200, .json, (try? JSON(parsing: bytes, maximumDepth: 64)) ?? .null)
        case .attached(let stream, let page, let lastMessage):
            let members: [JSON.Member] = [
                .init("stream", .string(stream)), .init("page", .integer(page)),
                .init("n", .integer(lastMessage)),
            ]
            return WireAnswer(200, .json, .object(members))
        case .outOfOrder(let lastMessage):
            return WireAnswer(409, .problem, .object([.init("n", .integer(lastMessage))]))
        case .refused(let refusals, let lastMessage):
            let fields = refusals.map { JSON.Member($0.name, .string($0.reason)) }
            let members = [JSON.Member("n", .integer(lastMessage)), .init("fields", .object(fields))]
            return WireAnswer(422, .problem, .object(members))
        case .unknownStream: return WireAnswer(404, .problem, .object([]))
        case .gone: return WireAnswer(410, .problem, .object([]))
        }
    }

    /// Opens a page, and follows where it leads.
    private func open(
        _ address: String, _ scene: String?, _ cookie: Cookie, _ answer: @escaping (WireAnswer) -> Void
    ) {
        let id = cookie.session
        if let session = id.flatMap(sessions.session) {
            return answer(open(address, scene, session, cookie))
        }
        guard let id, let findUser = site.findUser else {
            return answer(open(address, scene, sessions.makeSession(), cookie))
        }
        Task { @MainActor in
            let user = try? await findUser(id)
            let session = self.sessions.makeSession(id: user == nil ? .random() : id, user: user)
            answer(self.open(address, scene, session, cookie))
            self.sessions.flush()
        }
    }

    private func open(
        _ address: String, _ scene: String?, _ session: Session, _ cookie: Cookie
    ) -> WireAnswer {
        cookie.session = session.id
        var place = address
        for _ in 0..<10 {
            do {
                let page = try site.open(place, scene, session)
                let document = page.document
                var answer = WireAnswer(200, .page)
                answer.page = FreshPage(
                    id: page.id.text, revision: document.revision, title: document.title,
                    html: document.root.html)
                answer.movedTo = place == address ? nil : place
                return answer
            } catch let redirect as Redirect {
                place = redirect.path
            } catch {
                sessions.dropIfEmpty(session)
                return WireAnswer(error is NotFound ? 404 : 500, .problem, .object([]))
            }
        }
        return WireAnswer(500, .page)
    }
}
