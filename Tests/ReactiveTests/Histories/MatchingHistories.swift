import Reactive
import Testing

/// What Combine's documentation says of the operators that apply matching criteria.
@MainActor @Suite struct MatchingHistories {
    @Test func containsIsTrueAtTheFirstMatchAndFalseAtTheEnd() async {
        await tell("contains(_:)", "1 2 3", "true |", cancels: "a") { $0.a.contains(2) }
        await tell("contains(_:)", "1 3 |", "false |") { $0.a.contains(2) }
        await tell("contains(_:)", "1 x", "x") { $0.a.contains(2) }
        await tell("contains(where:)", "1 2 3", "true |", cancels: "a") { $0.a.contains { $0 > 1 } }
        await tell("contains(where:)", "|", "false |") { $0.a.contains { $0 > 1 } }
    }

    @Test func tryContainsFailsWithWhatIsThrown() async {
        await tell("tryContains(where:)", "1 2", "x(worse)", cancels: "a") {
            $0.a.tryContains { if $0 == 2 { throw Problem.worse } else { false } }
        }
        await tell("tryContains(where:)", "1 2", "true |", cancels: "a") { $0.a.tryContains { $0 == 2 } }
        await tell("tryContains(where:)", "1 |", "false |") { $0.a.tryContains { $0 == 2 } }
    }

    @Test func allSatisfyIsFalseAtTheFirstExceptionAndTrueAtTheEnd() async {
        await tell("allSatisfy(_:)", "1 2 3", "false |", cancels: "a") { $0.a.allSatisfy { $0 < 2 } }
        await tell("allSatisfy(_:)", "1 1 |", "true |") { $0.a.allSatisfy { $0 < 2 } }
        await tell("allSatisfy(_:)", "|", "true |") { $0.a.allSatisfy { $0 < 2 } }
        await tell("allSatisfy(_:)", "1 x", "x") { $0.a.allSatisfy { $0 < 2 } }
    }

    @Test func tryAllSatisfyFailsWithWhatIsThrown() async {
        await tell("tryAllSatisfy(_:)", "1 2", "x(worse)", cancels: "a") {
            $0.a.tryAllSatisfy { if $0 == 2 { throw Problem.worse } else { true } }
        }
        await tell("tryAllSatisfy(_:)", "1 2", "false |", cancels: "a") { $0.a.tryAllSatisfy { $0 < 2 } }
        await tell("tryAllSatisfy(_:)", "1 |", "true |") { $0.a.tryAllSatisfy { $0 < 2 } }
    }
}
