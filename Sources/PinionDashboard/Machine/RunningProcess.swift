/// A process of the machine.
public struct RunningProcess: Identifiable, Hashable, Sendable {
    /// Its number.
    public let id: Int
    /// What it is called, in 15 characters.
    public let name: String
    /// Who it runs as: the name, or the number where there is none.
    public let user: String
    /// How many processors it has kept busy since the last reading: 1 is one of them; nil if it was not there then.
    public let processors: Double?
    /// What it has in memory, in bytes.
    public let memory: Int
    /// How many files and connections it has open; nil if that is none of the program's business.
    public let descriptors: Int?
    /// How many threads it has.
    public let threads: Int
}
