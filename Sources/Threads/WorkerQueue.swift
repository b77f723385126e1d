/// What waits for a thread: of each share something in turn, the preferred ones first.
///
/// Whoever comes when it is full takes the last place of the share that has the most, if that has more than their own.
struct WorkerQueue<Job> {
    private let capacity: Int
    private var preferred = Line()
    private var others = Line()

    enum Admission {
        case waits
        /// The one that waits no more.
        case waitsInsteadOf(Job)
        case refused
    }

    init(capacity: Int) {
        self.capacity = capacity
    }
}

extension WorkerQueue {
    mutating func add(_ job: Job, of share: WorkerShare) -> Admission {
        guard preferred.count + others.count >= capacity else {
            append(job, share)
            return .waits
        }
        guard let displaced = makeRoom(for: share) else { return .refused }
        append(job, share)
        return .waitsInsteadOf(displaced)
    }

    mutating func popFirst() -> Job? { preferred.popFirst() ?? others.popFirst() }

    private mutating func append(_ job: Job, _ share: WorkerShare) {
        if share.isPreferred { preferred.append(job, share.name) } else { others.append(job, share.name) }
    }

    private mutating func makeRoom(for share: WorkerShare) -> Job? {
        guard share.isPreferred else {
            return others.popLast(ofAShareAbove: others.count(of: share.name) + 1)
        }
        return others.popLast(ofAShareAbove: 0)
            ?? preferred.popLast(ofAShareAbove: preferred.count(of: share.name) + 1)
    }

    private struct Line {
        private(set) var count = 0
        /// Whose turn it is, first.
        private var order: [String] = []
        private var jobs: [String: [Job]] = [:]

        func count(of share: String) -> Int { jobs[share]?.count ?? 0 }

        mutating func append(_ job: Job, _ share: String) {
            if jobs[share] == nil { order.append(share) }
            jobs[share, default: []].append(job)
            count += 1
        }

        mutating func popFirst() -> Job? {
            guard let share = order.first, let job = jobs[share]?.first else { return nil }
            order.removeFirst()
            jobs[share]?.removeFirst()
            count -= 1
            if jobs[share]?.isEmpty == true { jobs[share] = nil } else { order.append(share) }
            return job
        }

        /// The newest one of the share that has the most, if they are more than `limit`.
        mutating func popLast(ofAShareAbove limit: Int) -> Job? {
            guard let share = order.max(by: { count(of: $0) < count(of: $1) }), count(of: share) > limit,
                let job = jobs[share]?.popLast()
            else { return nil }
            count -= 1
            if jobs[share]?.isEmpty == true {
                jobs[share] = nil
                order.removeAll { $0 == share }
            }
            return job
        }
    }
}
