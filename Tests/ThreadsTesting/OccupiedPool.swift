internal import Dispatch
package import Threads

/// A pool of one thread, which has something to do until it is released.
package struct OccupiedPool {
    package let pool: WorkerPool
    private let gate = DispatchSemaphore(value: 0)
    private let task: Task<Void, Never>

    package init(waiting: Int) async {
        let pool = WorkerPool(threads: 1, waiting: waiting)
        let gate = gate
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        task = Task {
            await pool.run {
                beginning.finish()
                gate.wait()
            }
        }
        self.pool = pool
        for await _ in begun {}
    }
}

extension OccupiedPool {
    package func release() async {
        gate.signal()
        await task.value
    }
}
