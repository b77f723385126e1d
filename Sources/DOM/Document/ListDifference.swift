internal import Glibc

/// Which elements of a list have gone, and which have come, where two lists are told apart by their bytes.
///
/// An element that has changed has gone and come, and so has one that has moved. Long runs of the same elements cost
/// next to nothing. After E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
package struct ListDifference: Equatable {
    /// The places of the former list whose elements have gone, the first one first.
    package private(set) var removals: [Int] = []
    /// The places of the new list whose elements have come, the first one first.
    package private(set) var insertions: [Int] = []

    /// The difference between two lists of plain values; nil if more than 32 have gone or come.
    ///
    /// - Parameter width: how many bytes an element takes, from one to the next.
    package init?(_ former: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, width: Int) {
        var search = DifferenceSearch(former, new, width)
        guard let steps = search.steps() else { return nil }
        for step in steps.reversed() {
            switch step {
            case .removal(let place): removals.append(place)
            case .insertion(let place): insertions.append(place)
            }
        }
    }
}

/// The search for the fewest steps that make one list of another.
private struct DifferenceSearch {
    enum Step {
        case removal(Int)
        case insertion(Int)
    }

    /// After how many steps it is given up.
    private static var maximum: Int { 32 }
    /// What cannot be reached.
    private static var nowhere: Int { -1 }

    private let former: UnsafeRawBufferPointer
    private let new: UnsafeRawBufferPointer
    private let width: Int
    private let formerCount: Int
    private let newCount: Int
    /// How far into the former list the steps so far lead, for each difference of how many have gone and come.
    private var reach = [Int](repeating: nowhere, count: 2 * maximum + 3)

    init(_ former: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ width: Int) {
        (self.former, self.new, self.width) = (former, new, width)
        (formerCount, newCount) = (former.count / width, new.count / width)
    }

    /// The steps, the last one first; nil if there are too many.
    mutating func steps() -> [Step]? {
        var earlier: [[Int]] = []
        for count in 0...Self.maximum {
            earlier.append(reach)
            for surplus in stride(from: -count, through: count, by: 2) {
                let start = count == 0 ? 0 : arrival(at: surplus, reach).place
                guard start != Self.nowhere else {
                    reach[index(surplus)] = Self.nowhere
                    continue
                }
                let place = start + equalRun(start, start - surplus)
                reach[index(surplus)] = place
                if place == formerCount, place - surplus == newCount { return trace(surplus, earlier) }
            }
        }
        return nil
    }

    private func index(_ surplus: Int) -> Int { Self.maximum + 1 + surplus }

    /// Where one more step leads, and whether something comes with it; the farther of the two ways.
    private func arrival(at surplus: Int, _ reach: [Int]) -> (place: Int, comes: Bool) {
        var (coming, going) = (reach[index(surplus + 1)], reach[index(surplus - 1)])
        if coming - surplus > newCount { coming = Self.nowhere }
        going = going == Self.nowhere || going == formerCount ? Self.nowhere : going + 1
        return coming >= going ? (coming, true) : (going, false)
    }

    private func trace(_ last: Int, _ earlier: [[Int]]) -> [Step] {
        var surplus = last
        var steps: [Step] = []
        for reach in earlier.dropFirst().reversed() {
            let (place, comes) = arrival(at: surplus, reach)
            steps.append(comes ? .insertion(place - surplus - 1) : .removal(place - 1))
            surplus += comes ? 1 : -1
        }
        return steps
    }

    /// How many elements are the same from here on.
    private func equalRun(_ place: Int, _ other: Int) -> Int {
        let limit = min(formerCount - place, newCount - other)
        guard limit > 0, let former = former.baseAddress, let new = new.baseAddress else { return 0 }
        var (count, step) = (0, 256)
        while step > 0 {
            if count + step <= limit,
                memcmp(former + (place + count) * width, new + (other + count) * width, step * width) == 0
            {
                count += step
            } else {
                step /= 2
            }
        }
        return count
    }
}
