import DOM
import Live
import Testing

@MainActor
@Suite struct Streams {
    @Test func beginWithTheirNameAndPages() {
        let echo = OpenEcho()
        let sink = RecordingSink()
        let stream = echo.sessions.openStream(
            for: echo.session, pages: [(echo.page.id.text, 1), ("nobody", 3)], sink: sink)
        let id = echo.page.id.text
        #expect(
            sink.take(naming: stream.name) == """
                retry: 1500

                event: hello
                data: {"stream":"S","pages":{"\(id)":1},"n":{"\(id)":0},"gone":["nobody"]}


                """)
    }

    @Test func bringAReaderUpToNowFromItsCursor() throws {
        let echo = OpenEcho()
        echo.controller.greeting.text = "one"
        echo.sessions.flush()
        echo.controller.greeting.text = "two"
        echo.sessions.flush()
        let (stream, sink) = echo.stream(seen: 1)
        #expect(
            sink.take(naming: stream.name).hasSuffix(
                """
                data: {"page":1,"b":1,"q":3,"ops":[["t",2,"two"]]}


                """))
    }

    @Test func tellThePageWhenItsReaderIsBack() throws {
        let echo = OpenEcho()
        var count = 0
        echo.page.onReconnect = { count += 1 }
        let (first, _) = echo.stream()
        #expect(count == 0)
        _ = echo.stream()
        #expect(count == 1)
        echo.sessions.end(first)
        let (third, _) = echo.stream()
        #expect(count == 2)
        _ = try echo.send(#""attach":"\#(third.name)","seen":1"#)
        #expect(count == 2)
    }

    @Test func queueNothingForASlowReader() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        sink.isFull = true
        echo.controller.greeting.text = "fills it"
        echo.sessions.flush()
        _ = sink.take(naming: stream.name)
        for number in 0..<100 {
            echo.controller.greeting.text = "\(number)"
            echo.sessions.flush()
        }
        #expect(sink.take(naming: stream.name) == "")
        sink.isFull = false
        echo.sessions.drained(stream)
        #expect(
            sink.take(naming: stream.name) == """
                data: {"page":1,"b":2,"q":102,"ops":[["t",2,"99"]]}


                """)
    }

    @Test func costNoMoreForAReaderStalledForTenMinutesThanForOne() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        sink.isFull = true
        func stall(seconds: Int) -> Int {
            for _ in 0..<seconds {
                for number in 0..<10 {
                    let row = Element("p", text: "row \(number)")
                    echo.controller.view.append(row)
                    echo.controller.greeting.text = "\(number)"
                    echo.sessions.flush()
                    row.remove()
                    echo.sessions.flush()
                }
                echo.sessions.tick()
            }
            return sink.take(naming: stream.name).utf8.count
        }
        echo.controller.greeting.text = "fills it"
        echo.sessions.flush()
        _ = sink.take(naming: stream.name)

        #expect(stall(seconds: 600) == 0, "nothing is sent to a reader that does not read")
        sink.isFull = false
        echo.sessions.drained(stream)
        let frame = sink.take(naming: stream.name)
        #expect(frame.contains(#"["t",2,"9"]"#))
        // The revisions and the list of what stays; not one operation for each of 12,000 changes.
        #expect(frame.utf8.count < 3_000)
    }

    @Test func carryFurtherPagesThatAttach() throws {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        let other = EchoController()
        let id = PageID.random()
        _ = echo.sessions.open(
            id, path: "/", document: other.open(token: id.text), controller: other, in: echo.session)
        _ = sink.take(naming: stream.name)
        other.greeting.text = "late"
        let message = try LiveMessage(
            Array("{\"page\":\"\(id.text)\",\"seen\":1,\"attach\":\"\(stream.name)\"}".utf8))
        #expect(
            echo.sessions.receive(message, from: echo.session.id)
                == .attached(stream: stream.name, page: 2, lastMessage: 0))
        echo.sessions.flush()
        #expect(
            sink.take(naming: stream.name) == """
                data: {"page":2,"b":1,"q":2,"ops":[["t",2,"late"]]}


                """)
    }

    @Test func areNotLeftForAnOlderOneByALateMessage() throws {
        let echo = OpenEcho()
        let (old, oldSink) = echo.stream()
        let (new, newSink) = echo.stream()
        _ = oldSink.take(naming: old.name)
        _ = newSink.take(naming: new.name)
        #expect(try echo.send(#""attach":"\#(old.name)","seen":1"#) == .unknownStream)
        echo.controller.greeting.text = "here"
        echo.sessions.flush()
        #expect(oldSink.take(naming: old.name) == "")
        #expect(newSink.take(naming: new.name).contains("here"))
    }

    @Test func repeatAnEffectUntilItIsConfirmed() throws {
        let echo = OpenEcho()
        echo.controller.navigate(to: "/home")
        echo.sessions.flush()
        let (stream, sink) = echo.stream(seen: 2)
        #expect(sink.take(naming: stream.name).contains(#""effects":[[1,"navigate","/home"]]"#))
        let (next, again) = echo.stream(seen: 2)
        #expect(again.take(naming: next.name).contains(#""effects":[[1,"navigate","/home"]]"#))
        _ = try echo.send(#""n":1,"seen":2,"ack":1"#)
        let (last, quiet) = echo.stream(seen: 2)
        #expect(!quiet.take(naming: last.name).contains("effects"))
    }

    @Test func haveAHeartbeatEveryTenSeconds() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        _ = sink.take(naming: stream.name)
        for _ in 0..<20 { echo.sessions.tick() }
        #expect(sink.take(naming: stream.name) == "event: beat\ndata: {}\n\nevent: beat\ndata: {}\n\n")
    }

    @Test func sayGoodbye() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        _ = sink.take(naming: stream.name)
        echo.sessions.sayBye(within: 800)
        #expect(sink.take(naming: stream.name) == "event: bye\ndata: {\"in\":800}\n\n")
    }

    @Test func endWhenTheyCarriedNoPageForAWhile() throws {
        let echo = OpenEcho()
        let (_, sink) = echo.stream()
        #expect(try echo.send(#""close":true"#) == .done)
        for _ in 0..<20 { echo.sessions.tick() }
        #expect(!sink.isClosed)
        echo.sessions.tick()
        #expect(sink.isClosed)
        #expect(echo.sessions.counts == (sessions: 0, pages: 0, streams: 0))
    }

    @Test func areKeptWhenAPageComesBeforeTheirTimeIsOver() throws {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        #expect(try echo.send(#""close":true"#) == .done)
        for _ in 0..<20 { echo.sessions.tick() }
        let page = echo.open()
        _ = try echo.send(#""attach":"\#(stream.name)","seen":1"#, to: page)
        for _ in 0..<30 { echo.sessions.tick() }
        #expect(!sink.isClosed)
    }

    @Test func doNotBeatWhileTheyAreFullAndNotAllAtOnce() {
        let echo = OpenEcho()
        let (first, full) = echo.stream()
        let (second, sink) = echo.stream()
        var beats = [0, 0]
        for _ in 0..<9 {
            _ = (full.take(naming: first.name), sink.take(naming: second.name))
            echo.sessions.tick()
            let heard = [full.take(naming: first.name), sink.take(naming: second.name)]
            #expect(heard != ["event: beat\ndata: {}\n\n", "event: beat\ndata: {}\n\n"])
            for index in 0...1 where !heard[index].isEmpty { beats[index] += 1 }
        }
        #expect(beats == [1, 1])
        sink.isFull = true
        echo.controller.greeting.text = "fills it"
        echo.sessions.flush()
        _ = sink.take(naming: second.name)
        for _ in 0..<20 { echo.sessions.tick() }
        #expect(sink.take(naming: second.name) == "")
    }

    @Test(arguments: ["opens", "drains"])
    func tellOnceWhatHasChangedInTheTurnInWhichTheirReader(does what: String) throws {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        sink.isFull = true
        echo.controller.title = "One"
        echo.sessions.flush()
        sink.isFull = false
        _ = sink.take(naming: stream.name)
        echo.controller.title = "Two"
        echo.sessions.flush()
        echo.controller.greeting.text = "changed"
        // Of one that opens another stream, or reads on.
        let (next, its) = what == "opens" ? echo.stream(seen: 2) : (stream, sink)
        if what == "drains" { echo.sessions.drained(stream) }
        let heard = its.take(naming: next.name)
        echo.sessions.flush()
        #expect(its.take(naming: next.name) == "")
        #expect(
            heard.hasSuffix(
                """
                data: {"page":1,"b":2,"q":4,"ops":[["title","Two"],["t",2,"changed"]]}


                """))
    }

    @Test func beginWithThePagesHTMLForAReaderThatHasSeenNothing() {
        let echo = OpenEcho()
        echo.controller.greeting.text = "new"
        echo.sessions.flush()
        let (stream, sink) = echo.stream(seen: 0)
        #expect(
            sink.take(naming: stream.name).hasSuffix(
                """
                data: {"page":1,"b":1,"q":2,"ops":[["t",2,"new"]]}


                """))
    }

    @Test func goOnFromNowForAReaderThatClaimsToHaveSeenMore() {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream(seen: 99)
        _ = sink.take(naming: stream.name)
        echo.controller.greeting.text = "new"
        echo.sessions.flush()
        #expect(
            sink.take(naming: stream.name) == """
                data: {"page":1,"b":1,"q":2,"ops":[["t",2,"new"]]}


                """)
    }
}
