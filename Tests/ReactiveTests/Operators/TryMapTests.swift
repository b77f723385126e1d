import Reactive
import Testing

@Suite struct TryingToMap {
    @Test func failsWhenTheClosureThrows() {
        let numbers = ["1", "x", "3"].publisher.tryMap { text throws -> Int in
            guard let number = Int(text) else { throw Problem.broken }
            return number
        }
        #expect(history(of: numbers) == ["1", "x broken"])
    }

    @Test func finishesWithItsPublisher() {
        #expect(history(of: [1, 2].publisher.tryMap { $0 + 1 }) == ["2", "3", "|"])
    }
}
