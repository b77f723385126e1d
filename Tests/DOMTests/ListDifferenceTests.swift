import PinionTesting
import Testing

@testable import DOM

@MainActor
@Suite("The difference of two lists") struct ListDifferenceTests {
    private func difference(_ former: [Int], _ new: [Int]) -> ListDifference? {
        former.withUnsafeBytes { former in
            new.withUnsafeBytes { ListDifference(former, $0, width: MemoryLayout<Int>.stride) }
        }
    }

    @Test func isNothingBetweenEqualLists() {
        for list in [[], [1], Array(0..<1_000)] {
            #expect(difference(list, list)?.removals == [])
            #expect(difference(list, list)?.insertions == [])
        }
    }

    @Test func isWhatCameAndWhatWent() {
        #expect(difference([], [7, 8])?.insertions == [0, 1])
        #expect(difference([7, 8], [])?.removals == [0, 1])
        #expect(difference([1, 2, 3], [1, 9, 2, 3])?.insertions == [1])
        #expect(difference([1, 2, 3], [1, 3])?.removals == [1])
    }

    @Test func isTwoStepsForWhatChangedOrMoved() {
        let list = Array(0..<10_000)
        var changed = list
        changed[4_321] = -1
        #expect(difference(list, changed)?.removals == [4_321])
        #expect(difference(list, changed)?.insertions == [4_321])
        let moved = Array(list.dropFirst()) + [0]
        #expect(difference(list, moved)?.removals == [0])
        #expect(difference(list, moved)?.insertions == [9_999])
        #expect(difference(moved, list)?.removals == [9_999])
        #expect(difference(moved, list)?.insertions == [0])
    }

    @Test func isGivenUpAfterThirtyTwoSteps() {
        #expect(difference([], Array(0..<32))?.insertions.count == 32)
        #expect(difference([], Array(0..<33)) == nil)
        #expect(difference(Array(0..<33), []) == nil)
        #expect(difference(Array(0..<17), Array(100..<117)) == nil)
    }

    /// The law: whatever went and came, taking the one out and putting the other in makes the new list.
    @Test func makesTheNewListOfTheFormerOne() {
        var random = SeededGenerator(seed: 14)
        for _ in 0..<2_000 {
            let former = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Int.random(in: 0...9, using: &random)
            }
            var new = former
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                switch Int.random(in: 0...2, using: &random) {
                case 0: new.insert(Int.random(in: 0...9, using: &random), at: new.count / 2)
                case 1: if !new.isEmpty { new.remove(at: Int.random(in: new.indices, using: &random)) }
                default: if !new.isEmpty { new.append(new.removeFirst()) }
                }
            }
            guard let found = difference(former, new) else {
                Issue.record("\(former) and \(new) differ by 12 steps at most")
                continue
            }
            var made = former
            for place in found.removals.reversed() { made.remove(at: place) }
            for place in found.insertions { made.insert(new[place], at: place) }
            #expect(made == new, "\(former)")
        }
    }
}
