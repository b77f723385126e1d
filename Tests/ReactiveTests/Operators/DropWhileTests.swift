import Reactive
import Testing

@Suite struct DroppingWhileATestHolds {
    @Test func sendsEverythingAfterTheFirstThatFails() {
        #expect(history(of: [1, 2, 3, 1].publisher.drop { $0 < 3 }) == ["3", "1", "|"])
    }
}
