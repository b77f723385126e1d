/// Why some bytes are not JSON, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in words.
    public let reason: String
    /// The byte at which it shows, counted from 0.
    public let offset: Int

    public init(reason: String, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    public var description: String { "\(reason) at byte \(offset)" }
}
