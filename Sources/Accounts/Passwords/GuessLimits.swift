/// How many wrong passwords are free, and how long whoever goes on guessing has to wait.
public struct GuessLimits: Sendable, Hashable {
    /// Wrong ones for a name from one address. After them it waits a second, then two, then four.
    public var perNameAndAddress = 5
    /// Wrong ones from an address, whatever the names are. After them it waits, up to a minute.
    public var perAddress = 50
    /// Wrong ones for a name, from anywhere. After them each address has one free guess of it.
    public var perName = 50
    /// The longest wait, in seconds. After as long a wrong one is forgotten.
    public var longestWait: Int64 = 900

    public init() {}
}
