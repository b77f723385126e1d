import Reactive
import Testing

@Suite struct CompactMapping {
    @Test func leavesNothingOut() {
        #expect(history(of: ["1", "x", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "|"])
    }
}
