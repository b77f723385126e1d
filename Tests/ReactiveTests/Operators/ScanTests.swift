import Reactive
import Testing

@Suite struct Scanning {
    @Test func gathersValues() {
        #expect(history(of: (1...3).publisher.scan(0) { $0 + $1 }) == ["1", "3", "6", "|"])
    }

    @Test func startsAfreshForEachSubscriber() {
        let sums = (1...2).publisher.scan(0, +)
        #expect(history(of: sums) == ["1", "3", "|"])
        #expect(history(of: sums) == ["1", "3", "|"])
    }
}
