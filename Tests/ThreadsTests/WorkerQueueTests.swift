import Testing

@testable import Threads

@Suite("WorkerQueue")
struct WorkerQueueTests {
    private var queue = WorkerQueue<String>(capacity: 4)

    @Test mutating func eachShareHasItsTurn() {
        add("a1", "a2", "a3", "b1")
        #expect(rest() == ["a1", "b1", "a2", "a3"])
    }

    @Test mutating func whoHasMuchMakesRoomForWhoHasLittle() {
        #expect(add("a1", "a2", "a3", "a4") == [])
        #expect(add("b1") == ["a4"])
        #expect(add("b2") == ["a3"])
        // Now they have as much as each other.
        #expect(add("a5", "b3") == ["a5", "b3"])
        #expect(add("c1") == ["a2"])
        #expect(rest() == ["a1", "b1", "c1", "b2"])
    }

    @Test mutating func whoFillsItAloneIsRefused() {
        #expect(add("a1", "a2", "a3", "a4", "a5") == ["a5"])
        #expect(rest() == ["a1", "a2", "a3", "a4"])
    }

    @Test mutating func thePreferredComeFirstAndTakeThePlacesOfOthers() {
        #expect(add("a1", "b1", "c1", "d1") == [])
        #expect(add("A1", "A2").allSatisfy { ["a1", "b1", "c1", "d1"].contains($0) })
        let rest = rest()
        #expect(rest.count == 4)
        #expect(rest.prefix(2) == ["A1", "A2"])
    }

    @Test mutating func amongThePreferredNobodyTakesAnothersPlaceWhoHasNoMore() {
        #expect(add("A1", "A2", "B1", "B2") == [])
        #expect(add("A3") == ["A3"])
        #expect(add("C1").count == 1)
        #expect(add("a1") == ["a1"])
        #expect(rest().contains("C1"))
    }

    @Test mutating func whereThereIsNoRoomAllAreRefused() {
        queue = WorkerQueue(capacity: 0)
        #expect(add("a1", "A1") == ["a1", "A1"])
    }

    /// Adds jobs of the shares that their first letters name, those in capitals as preferred ones; returns what waits no
    /// more, or was refused.
    @discardableResult
    private mutating func add(_ jobs: String...) -> [String] {
        jobs.compactMap { job -> String? in
            let name = String(job.prefix(1))
            return switch queue.add(job, of: WorkerShare(name, isPreferred: name == name.uppercased())) {
            case .waits: nil
            case .waitsInsteadOf(let other): other
            case .refused: job
            }
        }
    }

    private mutating func rest() -> [String] {
        var jobs: [String] = []
        while let job = queue.popFirst() { jobs.append(job) }
        return jobs
    }
}
