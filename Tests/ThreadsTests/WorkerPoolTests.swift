import Testing
import Threads
import ThreadsTesting

@Suite("WorkerPool")
struct WorkerPoolTests {
    @Test func workIsDone() async {
        #expect(await WorkerPool(threads: 2, waiting: 0).run { 6 * 7 } == 42)
    }

    @Test func whoFindsTheQueueFullIsToldAtOnce() async {
        let occupied = await OccupiedPool(waiting: 0)
        #expect(await occupied.pool.run { true } == nil)
        await occupied.release()
    }

    @Test func aThreadIsFreeAgainAfterItsWork() async {
        let pool = WorkerPool(threads: 1, waiting: 1)
        for number in 0..<100 { #expect(await pool.run { number } == number) }
    }

    @Test func manyAtOnceAreAllAnswered() async {
        let pool = WorkerPool(threads: 3, waiting: 1000)
        let sum = await withTaskGroup(of: Int?.self) { group in
            for number in 1...1000 { group.addTask { await pool.run { number } } }
            return await group.reduce(0) { $0 + ($1 ?? 0) }
        }
        #expect(sum == 500_500)
    }
}
