import Reactive
import Testing

@Suite struct DroppingTheFirst {
    @Test func leavesThemOut() {
        #expect(history(of: (1...3).publisher.dropFirst()) == ["2", "3", "|"])
        #expect(history(of: (1...3).publisher.dropFirst(2)) == ["3", "|"])
        #expect(history(of: (1...3).publisher.dropFirst(0)) == ["1", "2", "3", "|"])
    }
}
