import Reactive
import Testing

/// What Combine's documentation says of the operators that filter elements.
@MainActor @Suite struct FilteringHistories {
    @Test func filterRepublishesWhatMatches() async {
        await tell("filter(_:)", "1 2 3 4 |", "2 4 |") { $0.a.filter { $0 % 2 == 0 } }
        await tell("filter(_:)", "1 2 x", "2 x") { $0.a.filter { $0 % 2 == 0 } }
        await tell("filter(_:)", "2 cancel 4", "2", cancels: "a") { $0.a.filter { $0 % 2 == 0 } }
    }

    @Test func tryFilterFailsWithWhatIsThrown() async {
        await tell("tryFilter(_:)", "1 2 3 4", "2 x(worse)", cancels: "a") {
            $0.a.tryFilter { if $0 == 3 { throw Problem.worse } else { $0 % 2 == 0 } }
        }
        await tell("tryFilter(_:)", "1 2 |", "2 |") { $0.a.tryFilter { $0 % 2 == 0 } }
    }

    @Test func compactMapLeavesOutNil() async {
        await tell("compactMap(_:)", "1 2 3 |", "20 |") { $0.a.compactMap { $0 == 2 ? $0 * 10 : nil } }
        await tell("compactMap(_:)", "1 x", "x") { $0.a.compactMap { $0 == 2 ? $0 : nil } }
    }

    @Test func tryCompactMapFailsWithWhatIsThrown() async {
        await tell("tryCompactMap(_:)", "1 2 3", "20 x(worse)", cancels: "a") {
            $0.a.tryCompactMap {
                if $0 == 3 { throw Problem.worse }
                return $0 == 2 ? $0 * 10 : nil
            }
        }
        await tell("tryCompactMap(_:)", "1 |", "|") { $0.a.tryCompactMap { _ in Int?.none } }
    }

    @Test func removeDuplicatesComparesWithTheElementBefore() async {
        await tell("removeDuplicates()", "1 1 2 1 1 |", "1 2 1 |") { $0.a.removeDuplicates() }
        await tell("removeDuplicates()", "1 1 x", "1 x") { $0.a.removeDuplicates() }
        await tell("removeDuplicates(by:)", "1 3 4 6 5 |", "1 4 5 |") {
            $0.a.removeDuplicates { $0 % 2 == $1 % 2 }
        }
        await tell("tryRemoveDuplicates(by:)", "1 1 2 3", "1 2 x(worse)", cancels: "a") {
            $0.a.tryRemoveDuplicates { if $1 == 3 { throw Problem.worse } else { $0 == $1 } }
        }
    }

    @Test func replaceEmptyAnswersForAPublisherThatFinishesWithoutElements() async {
        await tell("replaceEmpty(with:)", "|", "9 |") { $0.a.replaceEmpty(with: 9) }
        await tell("replaceEmpty(with:)", "1 |", "1 |") { $0.a.replaceEmpty(with: 9) }
        await tell("replaceEmpty(with:)", "x", "x") { $0.a.replaceEmpty(with: 9) }
    }
}
