import DOM
import Live
import Testing

/// Whose pages a browser reaches, and what is done for one that has signed in or out meanwhile.
@MainActor
@Suite struct Permissions {
    @Test func anActionDoesNotRunWhereAFieldOfTheSameMessageWasRefused() throws {
        let echo = OpenEcho()
        #expect(
            try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"a\nb"]},"action":"save""#)
                == .refused([Refusal(name: "name", reason: "Only one line fits here.")], lastMessage: 1))
        #expect(echo.controller.saved == [])
    }

    @Test func aPageDoesNotTravelOnTheStreamOfAnotherSession() throws {
        let echo = OpenEcho()
        let stranger = echo.sessions.makeSession()
        let sink = RecordingSink()
        let stream = echo.sessions.openStream(for: stranger, pages: [], sink: sink)
        #expect(try echo.send(#""attach":"\#(stream.name)","seen":1"#) == .unknownStream)
        _ = sink.take(naming: stream.name)
        echo.controller.greeting.text = "secret"
        echo.sessions.flush()
        #expect(sink.take(naming: stream.name) == "")
    }

    @Test func aStreamCarriesNoPageOfAnotherSession() {
        let echo = OpenEcho()
        let sink = RecordingSink()
        let stream = echo.sessions.openStream(
            for: echo.sessions.makeSession(), pages: [(echo.page.id.text, 1)], sink: sink)
        #expect(
            sink.take(naming: stream.name).contains(#""pages":{},"n":{},"gone":["\#(echo.page.id.text)"]"#))
    }

    @Test func aMessageOfASessionThatWasReplacedIsNotCarriedOut() throws {
        let echo = OpenEcho()
        echo.sessions.replace(echo.session, from: echo.page, by: .signedOut)
        let reply = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Eve"]},"action":"save""#)
        #expect(reply.frame == #"{"b":1,"q":1,"n":1}"#)
        #expect(echo.controller.field.text == "")
        #expect(echo.controller.saved == [])
    }
}
