internal import Glibc

/// What a program may choose about its accounts.
public struct AccountsConfiguration: Sendable {
    /// How much work it is to check one password.
    public var passwordCost = PasswordCost.interactive

    /// How many passwords are checked at once, each with the memory of its cost. Half of the cores, so
    /// that pages stay quick while people sign in.
    public var passwordThreads = max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)) / 2)

    /// How many more may wait; whoever comes after them is told ``AccountsError/busy``.
    public var passwordQueue = 32

    /// Seconds since 1970, for expiry and for the counting of wrong guesses.
    public var now: @Sendable () -> Int64 = { Int64(time(nil)) }

    /// Hears, in one line each, why the database fails: in the words of SQLite and PostgreSQL, for the operator.
    public var log: @Sendable (String) -> Void = { _ in }

    /// The program's own tables in the same database.
    package var companion: (any AccountsCompanion)?

    /// The values for a program in use.
    public init() {}
}
