/// Why some bytes are not JSON, and where.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The problem, in words.
    package let reason: String
    /// The byte at which it shows, counted from 0.
    package let offset: Int

    package init(reason: String, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    package var description: String { "\(reason) at byte \(offset)" }
}
