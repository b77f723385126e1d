import Reactive
import Testing

@Suite struct SimplePublishers {
    @Test func justSendsOneValue() {
        #expect(history(of: Just(1)) == ["1", "|"])
    }

    @Test func emptySendsNothing() {
        #expect(history(of: Empty<Int, Never>()) == ["|"])
        #expect(history(of: Empty<Int, Never>(completeImmediately: false)) == [])
    }

    @Test func failFails() {
        #expect(history(of: Fail(outputType: Int.self, failure: Problem.broken)) == ["x broken"])
    }

    @Test func sequencesSendTheirElements() {
        #expect(history(of: [1, 2].publisher) == ["1", "2", "|"])
    }

    @Test func sequencesStopWhenCancelled() {
        #expect(history(of: (1...Int.max).publisher.prefix(2)) == ["1", "2", "|"])
    }

    @Test func resultsSendWhatTheyHold() {
        #expect(history(of: Result<Int, Problem>.success(1).publisher) == ["1", "|"])
        #expect(history(of: Result<Int, Problem>.failure(.broken).publisher) == ["x broken"])
    }

    @Test func erasedOnesSendTheSame() {
        let erased: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher().eraseToAnyPublisher()
        #expect(history(of: erased) == ["1", "|"])
    }
}
