import DOM
import Live
import Reactive
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
        #expect(echo.sessions.counts.pages == 0)
    }

    @Test func aReplacedSessionIsRememberedForAMinute() {
        let echo = OpenEcho()
        echo.sessions.replace(echo.session, from: echo.page, by: .signedOut)
        for _ in 0..<60 { echo.sessions.tick() }
        #expect(echo.sessions.isReplaced(echo.session.id))
        #expect(echo.isOpen(echo.page))
        echo.sessions.tick()
        #expect(!echo.sessions.isReplaced(echo.session.id))
        #expect(!echo.isOpen(echo.page))
    }

    @Test func aSessionIsHandedOverUntilItsBrowserComesWithIt() {
        let echo = OpenEcho()
        let successor = SessionID.random()
        echo.sessions.replace(echo.session, from: echo.page, by: .signedIn(successor))
        echo.sessions.noteArrival(of: .random())
        echo.sessions.noteArrival(of: echo.session.id)
        #expect(echo.isOpen(echo.page))
        echo.sessions.noteArrival(of: successor)
        #expect(!echo.isOpen(echo.page))
        // The former one is still known as such, so that what is under way is asked to wait.
        #expect(echo.sessions.isReplaced(echo.session.id))
        #expect(echo.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func aSessionIsReplacedOnce() {
        let echo = OpenEcho()
        let other = echo.open()
        let (_, sink) = echo.stream()
        echo.sessions.replace(echo.session, from: echo.page, by: .signedOut)
        echo.sessions.replace(echo.session, from: other, by: .signedIn(.random()))
        #expect(other.successor == nil)
        guard case .signedOut = echo.page.successor else {
            Issue.record("The page does not hand the first one on.")
            return
        }
        // With its last page go its streams.
        #expect(!sink.isClosed)
        echo.sessions.close(echo.page)
        #expect(sink.isClosed)
        #expect(echo.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func thoseWhoWaitForAPageAreAnsweredOnceWhenItCloses() {
        let echo = OpenEcho()
        var history: [String] = []
        echo.page.document.activity += 1
        echo.sessions.whenSettled(echo.page) { history.append("first") }
        echo.sessions.whenSettled(echo.page) { history.append("second") }
        #expect(history == [])
        echo.sessions.close(echo.page)
        #expect(history == ["first", "second"])
        echo.sessions.settle(echo.page)
        #expect(history == ["first", "second"])
    }

    @Test func whatIsOpenEndsWithThem() {
        weak var controller: EchoController?
        weak var page: OpenPage?
        weak var stream: LiveStream?
        let sink: RecordingSink
        do {
            let echo = OpenEcho()
            (controller, page) = (echo.controller, echo.page)
            (stream, sink) = echo.stream()
            _ = echo.open()
        }
        #expect(sink.isClosed)
        #expect(controller == nil)
        #expect(page == nil)
        #expect(stream == nil)
    }

    @Test func tellWhichTurnKeptEveryoneWaiting() throws {
        let echo = OpenEcho()
        var heard: [String] = []
        echo.sessions.onSlowTurn = { path, duration in
            heard.append(path)
            #expect(duration > .milliseconds(50))
        }
        let subscription = echo.controller.save.publisher.sink {
            let start = ContinuousClock.now
            while ContinuousClock.now - start <= .milliseconds(50) {}
        }
        _ = try echo.send(#""n":1,"seen":1,"action":"save""#)
        #expect(heard == ["/echo"])
        subscription.cancel()
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
        #expect(sessions.counts.pages == 0)
    }

    @Test(arguments: [
        ("/", "", "/"), ("/echo", "a=1&b=%20", "/echo?a=1&b=%20"),
        ("/a b/ü?#%\"<>\n", "q", "/a%20b/%C3%BC%3F%23%25%22%3C%3E%0A?q"),
        ("/azAZ09-._~!$&'()*+,;=:@", "", "/azAZ09-._~!$&'()*+,;=:@"),
    ])
    func aPageHasAnAddressThatLeadsToItAgain(path: String, query: String, location: String) {
        let sessions = Sessions()
        let root = Element("main")
        let page = sessions.open(
            .random(), path: path, query: query, document: Document(root: root), controller: root,
            in: sessions.makeSession())
        #expect(page.location == location)
    }

    @Test func aSessionOnWhichNoPageCouldBeOpenedIsForgotten() {
        let echo = OpenEcho()
        let session = echo.sessions.makeSession()
        #expect(echo.sessions.counts.sessions == 2)
        echo.sessions.dropIfEmpty(session)
        echo.sessions.dropIfEmpty(echo.session)
        #expect(echo.sessions.counts.sessions == 1)
        #expect(echo.sessions.session(echo.session.id) === echo.session)
        #expect(echo.sessions.session(session.id) == nil)
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
            let ticket = echo.session.willReturn(to: echo.page, [])
            echo.sessions.close(echo.page)
            #expect(echo.sessions.takeReturning(of: echo.session, to: "/echo", ticket: ticket)?.page == nil)
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
            #expect(echo.session.willReturn(to: echo.page, []) == nil)
        }
        #expect(page == nil)
        #expect(session == nil)
    }

    @Test func aPageReturnsOnceToItsOwnAddressAndCountsAnew() throws {
        let echo = OpenEcho()
        _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[7,1,"Ada"]}"#)
        let refusal = Refusal(name: "name", reason: "Too short.")
        let ticket = try #require(echo.session.willReturn(to: echo.page, [refusal]))
        func take(_ path: String, _ ticket: PageID?) -> (page: OpenPage, refusals: [Refusal])? {
            echo.sessions.takeReturning(of: echo.session, to: path, ticket: ticket)
        }
        #expect(take("/other", ticket)?.page == nil)
        #expect(take("/echo", nil)?.page == nil)
        #expect(take("/echo", .random())?.page == nil)
        let before = echo.page.id
        let back = try #require(take("/echo", ticket))
        #expect(back.page === echo.page)
        #expect(back.refusals == [refusal])
        #expect(take("/echo", ticket)?.page == nil)
        // Whoever knew the page by its former id does not know it any more; nor do its forms say that one.
        #expect(echo.sessions.page(before, in: echo.session.id) == nil)
        #expect(echo.isOpen(echo.page))
        #expect(echo.page.document.root.html.contains(#"name="_page" value="\#(echo.page.id.text)""#))
        // The browser numbers its messages and its edits from 1 again.
        _ = try echo.send(#""n":1,"seen":2,"fields":{"name":[1,2,"Grace"]},"action":"save""#)
        #expect(echo.controller.saved == ["Grace"])
    }

    @Test func theFieldThatHadTheFocusGetsItAnewWhenThePageReturns() throws {
        let echo = OpenEcho()
        var history: [Bool] = []
        echo.controller.field.onFocus = { history.append($0) }
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        let ticket = echo.session.willReturn(to: echo.page, [])
        _ = echo.sessions.takeReturning(of: echo.session, to: "/echo", ticket: ticket)
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        #expect(history == [true, true])
    }
}
