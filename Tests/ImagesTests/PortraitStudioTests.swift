import Dispatch
import Testing
import Threads

@testable import Images

@Suite("A portrait studio")
struct PortraitStudioTests {
    @Test func makesPortraits() async throws {
        let portrait = try await PortraitStudio().portrait(of: Fixture.read("turned6.jpg"))
        #expect(try portrait.quarters == ["red", "green", "blue", "white"])
    }

    @Test func passesOnWhatIsWrong() async {
        await #expect(throws: ImageProblem.animated) {
            try await PortraitStudio().portrait(of: Fixture.read("moving.gif"))
        }
    }

    @Test func saysBusyRatherThanQueueWithoutEnd() async {
        let pool = WorkerPool(threads: 1, waiting: 0)
        let gate = DispatchSemaphore(value: 0)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await pool.run {
                beginning.finish()
                gate.wait()
            }
        }
        for await _ in begun {}
        await #expect(throws: ImageProblem.busy) {
            try await PortraitStudio(pool: pool).portrait(of: Fixture.read("gray.jpg"))
        }
        gate.signal()
        await task.value
    }
}
