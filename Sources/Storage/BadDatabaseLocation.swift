/// The text that names a database is not understood.
public struct BadDatabaseLocation: Error, Hashable, Sendable {
    /// What is wrong with it.
    public let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension BadDatabaseLocation: CustomStringConvertible {
    public var description: String { "cannot understand the database address: \(reason)" }
}
