internal import Dispatch
internal import Synchronization

/// A few threads for work that takes long, and a short queue before them.
///
/// Who finds the queue full is told so at once: a queue without end only turns a busy server into one
/// that answers people who have long gone away. Who fills it alone makes room for others.
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
    /// - Parameter share: whose work it is: those with little in the queue do not wait behind one who has much.
    /// - Returns: its result; `nil`, without having run it, if too many are waiting.
    package func run<Result: Sendable>(
        share: WorkerShare = .common, _ work: @escaping @Sendable () -> Result
    ) async -> Result? {
        await withCheckedContinuation { continuation in
            let job = Job {
                continuation.resume(returning: work())
            } refuse: {
                continuation.resume(returning: nil)
            }
            submit(job, share)
        }
    }
}

extension WorkerPool {
    private func submit(_ job: Job, _ share: WorkerShare) {
        switch schedule.withLock({ $0.add(job, share) }) {
        case .start(let lane): lanes[lane].async { self.work(job, on: lane) }
        case .queue(.waits): break
        case .queue(.waitsInsteadOf(let other)): other.refuse()
        case .queue(.refused): job.refuse()
        }
    }

    /// A job's closure holds secrets: it must be gone before its lane takes the next one.
    private func work(_ first: Job, on lane: Int) {
        first.run()
        while let next = schedule.withLock({ $0.next(after: lane) }) { next.run() }
    }
}

private struct Job: Sendable {
    let run: @Sendable () -> Void
    let refuse: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void, refuse: @escaping @Sendable () -> Void) {
        self.run = run
        self.refuse = refuse
    }
}

/// The work that is running and the work that waits.
private struct Schedule {
    private var idle: [Int]
    private var waiting: WorkerQueue<Job>

    enum Decision {
        case start(lane: Int)
        case queue(WorkerQueue<Job>.Admission)
    }

    init(lanes: Int, capacity: Int) {
        idle = Array(0..<lanes)
        waiting = WorkerQueue(capacity: capacity)
    }

    mutating func add(_ job: Job, _ share: WorkerShare) -> Decision {
        if let lane = idle.popLast() { return .start(lane: lane) }
        return .queue(waiting.add(job, of: share))
    }

    mutating func next(after lane: Int) -> Job? {
        if let next = waiting.popFirst() { return next }
        idle.append(lane)
        return nil
    }
}
