/// What the descriptors of the process are for: most of them for connections, and the rest so that there is always one for
/// a file or the database.
package struct DescriptorShares: Equatable {
    /// Connections and streams.
    let connections: Int
    /// Connections that hear that there is no room, until they have heard it.
    let refused: Int
    /// Connections that have ended, until their clients have read the last words.
    let leaving: Int
    /// Files on their way to fields.
    package let uploads: Int

    /// How many are left to databases, files and what else a program opens.
    private static let others = 64

    /// - Parameters:
    ///   - count: how many there may be.
    ///   - perConnection: how many a connection has.
    init(of count: Int, perConnection: Int = 1) {
        refused = min(64, count / 16 / perConnection)
        leaving = min(64, count / 16 / perConnection)
        uploads = min(4096, count / 8)
        let rest = count - uploads - min(Self.others, count / 4)
        connections = max(1, rest / perConnection - refused - leaving)
    }

    /// The shares of this process, as its limit is now.
    package static var current: DescriptorShares { DescriptorShares(of: DescriptorLimit.current) }
}
