/// How much work it is to check one password, and so to guess one.
///
/// Stored hashes carry the cost that they were made with. After a change the old ones go on to work, and
/// each is made anew when its owner next signs in.
public struct PasswordCost: Hashable, Sendable {
    /// Passes over the memory.
    public let operations: UInt64

    /// Bytes.
    public let memory: Int

    /// - Parameters:
    ///   - operations: passes over the memory, at least 1.
    ///   - memory: bytes, at least 8192.
    public init(operations: UInt64, memory: Int) {
        self.operations = max(1, operations)
        self.memory = max(8192, memory)
    }
}

extension PasswordCost {
    /// What libsodium advises for people who wait for the answer: 2 passes over 64 MiB.
    public static let interactive = PasswordCost(operations: 2, memory: 64 << 20)

    /// The least there is, for tests alone.
    public static let minimal = PasswordCost(operations: 1, memory: 8192)
}
