import Reactive
import Testing

/// What differs from Combine and has no better place to be shown.
@Suite struct Differences {
    private final class Collector: AnySubscriber<Int, Never> {
        var heard: [Int] = []
        override func receive(_ input: Int) { heard.append(input) }
    }

    @Test func subscribersAreObjects() {
        let collector = Collector()
        [1, 2].publisher.subscribe(collector)
        #expect(collector.heard == [1, 2])
    }

    @Test func publishersPushAllTheyHave() {
        // A subscriber that never asks for anything hears everything.
        let subject = PassthroughSubject<Int, Never>()
        let collector = Collector()
        subject.subscribe(collector)
        for number in 0..<1_000 { subject.send(number) }
        #expect(collector.heard == Array(0..<1_000))
    }

    @Test func anEndlessSequenceIsCutBeforeItIsJoined() {
        let letters = PassthroughSubject<String, Never>()
        let events = history(of: (1...).publisher.prefix(3).zip(letters) { "\($0)\($1)" }) {
            letters.send("a")
            letters.send("b")
        }
        #expect(events == ["1a", "2b"])
    }

    @Test func structuresMayHavePublishedProperties() {
        struct Settings {
            @Published var volume = 5
        }
        let settings = Settings()
        let copy = settings
        let events = history(of: settings.$volume) { copy.volume = 6 }
        #expect(events == ["5", "6"])
        #expect(settings.volume == 6)
    }
}
