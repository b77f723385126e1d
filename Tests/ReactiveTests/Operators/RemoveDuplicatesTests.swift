import Reactive
import Testing

@Suite struct RemovingDuplicates {
    @Test func leavesOutWhatEqualsTheOneBefore() {
        #expect(history(of: [1, 1, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "|"])
    }

    @Test func comparesByATest() {
        let letters = ["a", "A", "b", "a"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() }
        #expect(history(of: letters) == ["a", "b", "a", "|"])
    }

    @Test func startsAfreshForEachSubscriber() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let unique = subject.removeDuplicates()
        #expect(history(of: unique) { subject.send(1) } == ["1"])
        #expect(history(of: unique) { subject.send(2) } == ["1", "2"])
    }
}
