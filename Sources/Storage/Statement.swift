/// A statement that is prepared once per connection and run many times.
///
/// The text is the same for every database. Its parameters are called `$1`, `$2`, …, and appear for the
/// first time in that order.
package struct Statement: Sendable {
    /// The name it is prepared under.
    package let name: String

    package let sql: String

    /// Whether running it twice leaves what running it once does, so that it may be sent again when the
    /// connection broke before the answer.
    package let isRepeatable: Bool

    /// Whether it changes nothing, so that it need not wait for those that do.
    package let isReading: Bool

    /// - Parameter isReading: true for what only reads though it does not begin with `SELECT`.
    package init(_ name: String, isRepeatable: Bool = true, isReading: Bool = false, _ sql: String) {
        self.name = name
        self.sql = sql
        self.isRepeatable = isRepeatable
        self.isReading = isReading || sql.hasPrefix("SELECT ")
    }
}

extension Statement {
    static let commit = Statement("commit", isRepeatable: false, "COMMIT")
}
