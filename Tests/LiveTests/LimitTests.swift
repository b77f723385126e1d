import DOM
import Live
import Testing

/// How many pages and streams there may be, and for how long.
@MainActor
@Suite struct Limits {
    @Test func aSessionThatOpensTooManyPagesLosesItsOldestWithoutAStream() {
        var limits = SessionLimits()
        limits.session.pages = 3
        let echo = OpenEcho(limits: limits)
        _ = echo.stream()
        let second = echo.open()
        let third = echo.open()
        #expect(echo.isOpen(second))
        #expect(echo.sessions.makeRoom(in: echo.session, nil) == nil)
        let fourth = echo.open()
        #expect([echo.page, second, third, fourth].map(echo.isOpen) == [true, false, true, true])
        // Another browser has pages of its own.
        let other = echo.sessions.makeSession()
        #expect(echo.sessions.makeRoom(in: other, nil) == nil)
        _ = echo.open(in: other)
        #expect([third, fourth].map(echo.isOpen) == [true, true])
    }

    @Test func aSessionWhosePagesAllHaveAStreamOpensNoMoreThanItMay() throws {
        var limits = SessionLimits()
        limits.session.pages = 2
        let echo = OpenEcho(limits: limits)
        let (stream, _) = echo.stream()
        let second = echo.open()
        _ = try echo.send(#""attach":"\#(stream.name)","seen":1"#, to: second)
        #expect(echo.sessions.makeRoom(in: echo.session, nil) == .session)
        #expect(echo.isOpen(echo.page))
        #expect(echo.isOpen(second))
        #expect(try echo.send(#""close":true"#, to: second) == .done)
        #expect(echo.sessions.makeRoom(in: echo.session, nil) == nil)
    }

    @Test func aSessionFindsItsPageThoughItsOnlyOneHadToGoForIt() {
        var limits = SessionLimits()
        limits.session.pages = 1
        let echo = OpenEcho(limits: limits)
        #expect(echo.sessions.makeRoom(in: echo.session, nil) == nil)
        let page = echo.open()
        #expect(!echo.isOpen(echo.page))
        #expect(echo.sessions.session(echo.session.id) === page.session)
    }

    @Test func anAddressOpensNoMorePagesThanItMayInHoweverManySessions() throws {
        var limits = SessionLimits()
        limits.address.pages = 2
        let echo = OpenEcho(limits: limits)
        let sessions = echo.sessions
        sessions.use(echo.page, from: "192.0.2.1")
        #expect(sessions.weigh(echo.page) == nil)
        let second = echo.open(in: sessions.makeSession())
        sessions.use(second, from: "192.0.2.1")
        #expect(sessions.weigh(second) == nil)
        // The one that nobody looks at goes; where all have a stream, there is no more room.
        _ = echo.stream()
        #expect(sessions.makeRoom(in: sessions.makeSession(), "192.0.2.2") == nil)
        #expect([echo.page, second].map(echo.isOpen) == [true, true])
        #expect(sessions.makeRoom(in: sessions.makeSession(), "192.0.2.1") == nil)
        #expect([echo.page, second].map(echo.isOpen) == [true, false])
        let third = echo.open()
        sessions.use(third, from: "192.0.2.1")
        #expect(sessions.weigh(third) == nil)
        let (stream, _) = echo.stream()
        _ = try echo.send(#""attach":"\#(stream.name)","seen":1"#, to: third)
        #expect(sessions.makeRoom(in: sessions.makeSession(), "192.0.2.1") == .address)
        // A page counts where it was used last.
        sessions.use(third, from: "192.0.2.2")
        #expect(sessions.makeRoom(in: sessions.makeSession(), "192.0.2.1") == nil)
    }

    @Test func whatIsCountedIsInMemory() {
        let echo = OpenEcho()
        let sessions = echo.sessions
        sessions.use(echo.page, from: "192.0.2.1")
        #expect(sessions.weigh(echo.page) == nil)
        let small = sessions.footprint
        #expect(small.pages == 1)
        #expect(small.elements == 8)
        #expect((6_000...8_000).contains(small.bytes))
        echo.controller.greeting["title"] = String(repeating: "x", count: 1_000)
        echo.controller.field.text = String(repeating: "y", count: 500)
        #expect(sessions.weigh(echo.page) == nil)
        #expect(sessions.footprint.elements == 8)
        #expect(sessions.footprint.bytes - small.bytes == 1_000 + 500)
        let other = echo.open()
        #expect(sessions.weigh(other) == nil)
        #expect(sessions.footprint.pages == 2)
        sessions.close(echo.page)
        sessions.close(other)
        #expect(sessions.footprint == Footprint())
    }

    @Test func aPageThatIsTooLargeIsNotTakenThoughOthersGoForIt() {
        var limits = SessionLimits()
        limits.session.elements = 20
        let echo = OpenEcho(limits: limits)
        #expect(echo.sessions.weigh(echo.page) == nil)
        let second = echo.open()
        #expect(echo.sessions.weigh(second) == nil)
        let third = echo.open()
        #expect(echo.sessions.weigh(third) == nil)
        #expect([echo.page, second, third].map(echo.isOpen) == [false, true, true])
        let large = echo.open()
        large.document.root.append(many: 20)
        #expect(echo.sessions.weigh(large) == .session)
        #expect([second, third].map(echo.isOpen) == [false, false])
    }

    @Test func aPageThatGrowsIsClosedWithWordsForItsOperator() {
        var limits = SessionLimits()
        limits.session.elements = 2_000
        let echo = OpenEcho(limits: limits)
        var heard: [String] = []
        echo.sessions.onOverrun = { heard.append("\($0) \($1)") }
        let (stream, sink) = echo.stream()
        _ = sink.take(naming: stream.name)
        echo.page.document.root.append(many: 500)
        echo.sessions.flush()
        echo.sessions.tick()
        #expect(echo.isOpen(echo.page))
        #expect(echo.sessions.footprint.elements == 508)
        // What grows much is looked at before the second is over.
        echo.page.document.root.append(many: 2_000)
        echo.sessions.flush()
        #expect(!echo.isOpen(echo.page))
        #expect(heard == ["/echo session"])
        #expect(sink.take(naming: stream.name).hasSuffix("event: closed\ndata: {\"page\":1}\n\n"))
        #expect(echo.sessions.footprint == Footprint())
    }

    @Test func ofAllPagesThoseGoFirstThatAreMissedLeast() throws {
        var limits = SessionLimits()
        limits.bytes = 1 << 30
        let echo = OpenEcho(limits: limits)
        let sessions = echo.sessions
        let member = sessions.makeSession(user: SignedInUser(id: "1", name: "Ada"))
        let known = echo.open(in: member)
        let idle = echo.open()
        let streamed = echo.page
        _ = echo.stream()
        let order = [known, streamed, idle]
        for page in order { #expect(sessions.weigh(page) == nil) }
        // There is room for three and a half.
        let size = sessions.footprint.bytes / 3
        sessions.limits.bytes = size * 7 / 2
        let fourth = echo.open(in: sessions.makeSession())
        #expect(sessions.weigh(fourth) == nil)
        #expect((order + [fourth]).map(echo.isOpen) == [true, true, false, true])
        // Somebody new is let in, and whoever was here longest goes, though they look on.
        sessions.close(fourth)
        sessions.limits.bytes = size * 5 / 2
        let newcomer = echo.open(in: sessions.makeSession())
        #expect([known, streamed, newcomer].map(echo.isOpen) == [true, false, true])
        let fifth = echo.open(in: member)
        #expect(sessions.weigh(fifth) == nil)
        #expect([known, newcomer, fifth].map(echo.isOpen) == [true, false, true])
        // Nobody in particular does not push out those who are signed in.
        let sixth = echo.open(in: sessions.makeSession())
        #expect(sessions.weigh(sixth) == .process)
        sessions.close(sixth)
        #expect([known, fifth].map(echo.isOpen) == [true, true])
        let seventh = echo.open(in: member)
        #expect(sessions.weigh(seventh) == nil)
        #expect([known, fifth, seventh].map(echo.isOpen) == [false, true, true])
    }

    @Test func aSessionThatOpensTooManyStreamsLosesItsOldest() {
        var limits = SessionLimits()
        limits.streamsPerSession = 2
        let echo = OpenEcho(limits: limits)
        let (_, first) = echo.stream()
        let (_, second) = echo.stream()
        #expect(!first.isClosed)
        let (_, third) = echo.stream()
        #expect([first, second, third].map(\.isClosed) == [true, false, false])
        #expect(echo.sessions.counts.streams == 2)
    }

    @Test func aPageWithoutAStreamGoesWhenNobodyHasUsedItForItsTime() throws {
        var limits = SessionLimits()
        limits.idleSeconds = 30
        let echo = OpenEcho(limits: limits)
        for _ in 0..<20 { echo.sessions.tick() }
        _ = try echo.send(#""n":1,"seen":1"#)
        for _ in 0..<30 { echo.sessions.tick() }
        #expect(echo.isOpen(echo.page))
        echo.sessions.tick()
        #expect(!echo.isOpen(echo.page))
        #expect(echo.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func aPageWithAStreamStaysHoweverLongNothingHappens() throws {
        var limits = SessionLimits()
        limits.idleSeconds = 30
        limits.idlePages = 1
        let echo = OpenEcho(limits: limits)
        let (stream, _) = echo.stream()
        let attached = echo.open()
        #expect(
            try echo.send(#""attach":"\#(stream.name)","seen":1"#, to: attached)
                == .attached(stream: stream.name, page: 2, lastMessage: 0))
        // Messages for a page with a stream do not put it among those without.
        _ = try echo.send(#""n":1,"seen":1"#)
        for _ in 0..<100 { echo.sessions.tick() }
        _ = echo.open()
        _ = echo.open()
        #expect([echo.page, attached].map(echo.isOpen) == [true, true])
        // Its time begins when the stream ends.
        echo.sessions.end(stream)
        #expect([echo.page, attached].map(echo.isOpen) == [true, true])
        for _ in 0..<31 { echo.sessions.tick() }
        #expect([echo.page, attached].map(echo.isOpen) == [false, false])
    }

    @Test(arguments: [
        [0], [1], [2], [0, 1], [1, 0], [1, 2], [2, 1], [0, 2], [2, 0], [2, 1, 0], [0, 1, 2],
    ])
    func thePagesThatAreLeftGoInTheOrderOfTheirUseWhicheverWereClosed(_ closed: [Int]) {
        var limits = SessionLimits()
        limits.idlePages = 3
        let echo = OpenEcho(limits: limits)
        let sessions = echo.sessions
        var names = [echo.page.id: 0]
        func open(_ number: Int) { names[echo.open().id] = number }
        func left() -> [Int] {
            names.filter { sessions.page($0.key, in: echo.session.id) != nil }.map(\.value).sorted()
        }
        for number in 1...2 { open(number) }
        for number in closed {
            for (id, name) in names where name == number {
                sessions.page(id, in: echo.session.id).map(sessions.close)
            }
        }
        var expected = (0...2).filter { !closed.contains($0) }
        for number in 3...5 {
            open(number)
            expected.append(number)
            #expect(left() == expected.suffix(3))
        }
    }
}

extension Element {
    fileprivate func append(many count: Int) {
        for _ in 0..<count { append(Element("p")) }
    }
}
