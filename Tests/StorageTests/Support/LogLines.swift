import Synchronization

/// What a database has told the log.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    var add: @Sendable (String) -> Void {
        { line in self.lines.withLock { $0.append(line) } }
    }
}
