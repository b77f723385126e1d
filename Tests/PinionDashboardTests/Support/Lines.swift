import Pinion
import Synchronization

/// What a log was told.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    var log: Log { Log { entry in self.lines.withLock { $0.append("\(entry.level): \(entry.message)") } } }
}
