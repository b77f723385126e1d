import Reactive
import Testing

@Suite struct Filtering {
    @Test func sendsWhatPassesTheTest() {
        #expect(history(of: (1...4).publisher.filter { $0 > 2 }) == ["3", "4", "|"])
    }
}
