import Reactive
import Testing

@Suite struct TakingAPrefixWhileATestHolds {
    @Test func finishesAtTheFirstThatFails() {
        #expect(history(of: [1, 2, 3, 1].publisher.prefix { $0 < 3 }) == ["1", "2", "|"])
    }
}
