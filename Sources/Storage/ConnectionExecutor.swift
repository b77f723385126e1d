internal import Dispatch

/// The thread of one database connection.
///
/// A query blocks until the database has answered. Were it to run on Swift's shared pool, which has
/// as many threads as the machine has cores, two slow queries would stop everything else; a serial
/// queue of its own gets a thread of its own.
final class ConnectionExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
