import Testing

@testable import Storage

@Suite("ChangeFeed")
struct ChangeFeedTests {
    private let feed = ChangeFeed()

    @Test func everySubscriberHearsEverythingFromThenOn() async {
        feed.send([person(0)])
        let one = feed.subscribe()
        feed.send([person(1)])
        let other = feed.subscribe()
        feed.send([person(2), person(3)])
        feed.finish()
        #expect(await all(one) == [person(1), person(2), person(3)])
        #expect(await all(other) == [person(2), person(3)])
    }

    @Test func whoStopsListeningIsForgotten() async {
        var streams = [feed.subscribe(), feed.subscribe()]
        #expect(feed.count == 2)
        streams.removeLast()
        #expect(feed.count == 1)
        let (stream, listening) = (streams.removeLast(), AsyncStream.makeStream(of: Void.self))
        let task = Task {
            for await _ in stream { listening.continuation.finish() }
        }
        feed.send([person(1)])
        for await _ in listening.stream {}
        task.cancel()
        await task.value
        #expect(feed.count == 0)
    }

    @Test func whoIsTooSlowHearsThatSomethingWasMissed() async {
        let slow = feed.subscribe()
        for number in 0..<5000 { feed.send([person(number)]) }
        feed.finish()
        let heard = await all(slow)
        #expect(heard.count <= 1000)
        #expect(heard.suffix(2) == [person(4999), .everything])
    }

    @Test func whoIsNotTooSlowMissesNothing() async {
        let stream = feed.subscribe()
        for number in 0..<1000 { feed.send([person(number)]) }
        feed.finish()
        #expect(await all(stream) == (0..<1000).map(person))
    }

    @Test(arguments: [
        ("x user 7", Change("user", 7)), ("x follow 7 9", Change("follow", 7, 9)),
        ("x clock", Change("clock")), ("x everything", .everything),
    ])
    func aNoticeIsReadAsItIsWritten(_ text: String, _ change: Change) {
        #expect(ChangeNotice(text) == ChangeNotice(origin: "x", change: change))
        #expect(ChangeNotice(origin: "x", change: change).description == text)
    }

    @Test(arguments: [
        "", "x", "x ", "x  7", "x user y", "x follow 1 y", "x user 7 ", "x user 99999999999999999999",
    ])
    func aNoticeThatIsNoneIsNotRead(_ text: String) {
        #expect(ChangeNotice(text) == nil)
    }
}

extension ChangeFeedTests {
    private func person(_ number: Int) -> Change { Change("person", Int64(number)) }

    private func all(_ stream: AsyncStream<Change>) async -> [Change] {
        await stream.reduce(into: []) { $0.append($1) }
    }
}
