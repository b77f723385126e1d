/// Something that a site tells whoever runs it.
public struct LogEntry: Sendable {
    /// How much it matters.
    public enum Level: String, Sendable, CaseIterable, Comparable {
        case debug, info, warning, error

        public static func < (one: Level, other: Level) -> Bool {
            allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
        }
    }

    public let level: Level
    /// One line: what a client has sent of control characters stands there by its number, `\u{1b}`.
    public let message: String
    /// What belongs to it: the path of a page, how long something took. The values are lines likewise.
    public let metadata: [(name: String, value: String)]

    init(_ level: Level, _ message: String, _ metadata: [(name: String, value: String)] = []) {
        self.level = level
        self.message = message.escaped
        self.metadata = metadata.map { ($0.name, $0.value.escaped) }
    }
}

extension LogEntry: CustomStringConvertible {
    /// The entry as a line of text: the message, and what belongs to it as `name=value`, or
    /// `name="a value"`.
    public var description: String {
        ([message] + metadata.map { "\($0.name)=\($0.value.quotedInLine)" }).joined(separator: " ")
    }
}
