import DOM
import Live
import Testing

@MainActor
@Suite struct SessionsAndPages {
    @Test func identifiersSurviveTheirText() {
        let session = SessionID.random()
        let page = PageID.random()
        #expect(SessionID(session.text) == session)
        #expect(PageID(page.text) == page)
        #expect(session.text.utf8.count == 43)
        #expect(page.text.utf8.count == 22)
        #expect(PageID("short") == nil)
        #expect(PageID("!!!!!!!!!!!!!!!!!!!!!!") == nil)
    }

    @Test func theLeastRecentlyUsedPageGoesFirst() {
        var limits = SessionLimits()
        limits.idlePages = 2
        let sessions = Sessions(limits: limits)
        let session = sessions.makeSession()
        let opened = (0..<4).map { _ in
            let controller = EchoController()
            let id = PageID.random()
            return sessions.open(
                id, path: "/", document: controller.open(token: id.text), controller: controller, in: session
            ).id
        }
        #expect(opened.map { sessions.page($0, in: session.id) != nil } == [false, false, true, true])
    }

    @Test func signingInClosesEveryOtherPage() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        let other = EchoController()
        let id = PageID.random()
        let page = echo.sessions.open(
            id, path: "/", document: other.open(token: id.text), controller: other, in: echo.session)
        let successor = SessionID.random()
        echo.sessions.replace(echo.session, from: page, by: .signedIn(successor))
        #expect(sink.take(naming: stream.name).hasSuffix("event: closed\ndata: {\"page\":1}\n\n"))
        #expect(echo.sessions.page(echo.page.id, in: echo.session.id) == nil)
        #expect(echo.sessions.session(echo.session.id) == nil)
        #expect(echo.sessions.isReplaced(echo.session.id))
        for _ in 0...60 { echo.sessions.tick() }
        #expect(!echo.sessions.isReplaced(echo.session.id))
        #expect(echo.sessions.census.pages == 0)
    }

    @Test func aClosedPageLeavesNothingBehind() throws {
        weak var controller: EchoController?
        weak var document: Document?
        let sessions: Sessions
        do {
            let echo = OpenEcho()
            sessions = echo.sessions
            controller = echo.controller
            document = echo.page.document
            _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Ada"]}"#)
            _ = try echo.send(#""close":true"#)
        }
        #expect(controller == nil)
        #expect(document == nil)
        #expect(sessions.census.pages == 0)
    }

    @Test func passOnWhatAPagesProgrammerShouldKnow() {
        let sessions = Sessions()
        var heard: [String] = []
        sessions.onReport = { heard.append("\($0): \($1)") }
        let root = Element("main")
        root.append(InputElement(name: "x"), InputElement(name: "x"))
        _ = sessions.open(
            .random(), path: "/twice", document: Document(root: root), controller: root,
            in: sessions.makeSession())
        #expect(heard == ["/twice: Two controls are named “x”; the second is called “x-2”."])
    }

    @Test func aPageThatWaitsForItsReturnIsLetGoOfWhenItCloses() {
        weak var controller: EchoController?
        weak var page: OpenPage?
        weak var session: Session?
        do {
            let echo = OpenEcho()
            (controller, page, session) = (echo.controller, echo.page, echo.session)
            echo.session.willReturn(to: echo.page, [])
            echo.sessions.close(echo.page)
            #expect(echo.session.takeReturning(to: "/echo")?.page == nil)
        }
        #expect(controller == nil)
        #expect(page == nil)
        #expect(session == nil)
    }

    @Test func aPageThatIsClosedIsNotKeptForItsReturn() {
        weak var page: OpenPage?
        weak var session: Session?
        do {
            let echo = OpenEcho()
            (page, session) = (echo.page, echo.session)
            // A form's work may outlive its page.
            echo.sessions.close(echo.page)
            echo.session.willReturn(to: echo.page, [])
        }
        #expect(page == nil)
        #expect(session == nil)
    }

    @Test func aPageReturnsOnceToItsOwnAddressAndCountsAnew() throws {
        let echo = OpenEcho()
        _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[7,1,"Ada"]}"#)
        let refusal = Refusal(name: "name", reason: "Too short.")
        echo.session.willReturn(to: echo.page, [refusal])
        #expect(echo.session.takeReturning(to: "/other")?.page == nil)
        let back = try #require(echo.session.takeReturning(to: "/echo"))
        #expect(back.page === echo.page)
        #expect(back.refusals == [refusal])
        #expect(echo.session.takeReturning(to: "/echo")?.page == nil)
        // The browser numbers its messages and its edits from 1 again.
        _ = try echo.send(#""n":1,"seen":2,"fields":{"name":[1,2,"Grace"]},"action":"save""#)
        #expect(echo.controller.saved == ["Grace"])
    }

    @Test func theFieldThatHadTheFocusGetsItAnewWhenThePageReturns() throws {
        let echo = OpenEcho()
        var history: [Bool] = []
        echo.controller.field.onFocus = { history.append($0) }
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        echo.session.willReturn(to: echo.page, [])
        _ = echo.session.takeReturning(to: "/echo")
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        #expect(history == [true, true])
    }
}
