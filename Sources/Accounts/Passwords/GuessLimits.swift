/// How many wrong passwords may be tried without a wait, and how long the wait is after them.
///
/// A limit below 1 is taken for 1.
public struct GuessLimits: Sendable, Hashable {
    /// Wrong passwords for one name from one address. After them the address waits a second, then two, then four.
    public var perNameAndAddress = 5
    /// Wrong passwords from one address for all names together. After them the address waits up to a minute.
    public var perAddress = 50
    /// Wrong passwords for one name from all addresses together. After them each address may try one without a wait.
    public var perName = 50
    /// The longest wait, in seconds. A wrong password is forgotten after the same time.
    public var longestWait: Int64 = 900

    public init() {}
}
