/// A line of the log.
public struct LogLine: Identifiable, Sendable {
    /// Counted from 1 since the start of the program.
    public let id: Int
    /// When it was written.
    public let moment: Moment
    /// What it says.
    public let entry: LogEntry

    /// What it takes in memory, roughly.
    var byteCount: Int {
        entry.metadata.reduce(entry.message.utf8.count + 96) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 32
        }
    }

    /// Whether the text stands in the message, or in what belongs to it, in whatever case.
    func contains(_ text: String) -> Bool {
        text.isEmpty || entry.description.lowercased().contains(text.lowercased())
    }
}

extension LogLine: Equatable {
    /// Whether they have the same number: there is no other with it.
    public static func == (one: LogLine, other: LogLine) -> Bool { one.id == other.id }
}
