internal import Dispatch
internal import Synchronization

/// A few threads for work that takes long, and a short queue before them.
///
/// Who finds the queue full is told so at once: a queue without end only turns a busy server into one
/// that answers people who have long gone away.
package final class WorkerPool: Sendable {
    private let lanes: [DispatchQueue]
    private let schedule: Mutex<Schedule>

    package init(threads: Int, waiting: Int) {
        lanes = (0..<max(1, threads)).map { DispatchQueue(label: "pinion.worker.\($0)") }
        schedule = Mutex(Schedule(lanes: lanes.count, capacity: max(0, waiting)))
    }
}

extension WorkerPool {
    /// Runs `work` on one of the threads.
    ///
    /// - Returns: its result; `nil`, without having run it, if too many are waiting.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result? {
        await withCheckedContinuation { continuation in
            if !submit({ continuation.resume(returning: work()) }) { continuation.resume(returning: nil) }
        }
    }
}

extension WorkerPool {
    private func submit(_ job: @escaping Job) -> Bool {
        switch schedule.withLock({ $0.add(job) }) {
        case .start(let lane):
            lanes[lane].async { self.work(job, on: lane) }
            return true
        case .wait: return true
        case .refuse: return false
        }
    }

    /// A job's closure holds secrets: it must be gone before its lane takes the next one.
    private func work(_ first: @escaping Job, on lane: Int) {
        first()
        while let next = schedule.withLock({ $0.next(after: lane) }) { next() }
    }
}

private typealias Job = @Sendable () -> Void

/// The work that is running and the work that waits.
private struct Schedule {
    private var idle: [Int]
    private var waiting: [Job] = []
    private let capacity: Int

    enum Decision {
        case start(lane: Int)
        case wait
        case refuse
    }

    init(lanes: Int, capacity: Int) {
        idle = Array(0..<lanes)
        self.capacity = capacity
    }

    mutating func add(_ job: @escaping Job) -> Decision {
        if let lane = idle.popLast() { return .start(lane: lane) }
        guard waiting.count < capacity else { return .refuse }
        waiting.append(job)
        return .wait
    }

    mutating func next(after lane: Int) -> Job? {
        if waiting.isEmpty {
            idle.append(lane)
            return nil
        }
        return waiting.removeFirst()
    }
}
