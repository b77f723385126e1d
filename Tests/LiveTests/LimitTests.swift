import DOM
import Live
import Testing

/// How many pages and streams there may be, and for how long.
@MainActor
@Suite struct Limits {
    @Test func aSessionThatOpensTooManyPagesLosesItsOldestWithoutAStream() {
        var limits = SessionLimits()
        limits.pagesPerSession = 3
        let echo = OpenEcho(limits: limits)
        _ = echo.stream()
        let second = echo.open()
        let third = echo.open()
        #expect(echo.isOpen(second))
        let fourth = echo.open()
        #expect([echo.page, second, third, fourth].map(echo.isOpen) == [true, false, true, true])
        // Another browser has pages of its own.
        let other = echo.sessions.makeSession()
        _ = echo.open(in: other)
        #expect([third, fourth].map(echo.isOpen) == [true, true])
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
