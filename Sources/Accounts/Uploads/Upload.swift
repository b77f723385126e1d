/// How far a file on its way has come.
public struct Upload: Hashable, Sendable {
    /// What it is known by.
    public let id: UploadID

    /// Whose it is. Nobody else should be let at it.
    public let owner: User.ID

    /// How many bytes there will be.
    public let size: Int

    /// How many are there: the offset of the next one.
    public let received: Int

    /// Whether all are there.
    public var isComplete: Bool { received == size }
}

extension Upload {
    /// How many uploads of one person are kept; one more replaces the one that was quiet longest.
    static let maximumPerUser: Int64 = 3

    /// Into how many parts a file may be cut, so that nobody makes a row of every byte.
    static let maximumParts = 4096

    /// After how many seconds without another byte it is given up.
    static let patience: Int64 = 3600
}
