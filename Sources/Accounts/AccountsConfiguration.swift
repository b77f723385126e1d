internal import Glibc
package import Storage

/// What a program may choose about its accounts.
public struct AccountsConfiguration: Sendable {
    /// How much work it is to check one password.
    public var passwordCost = PasswordCost.interactive

    /// How many passwords are checked at once, each with the memory of its cost. Half of the cores, so
    /// that pages stay quick while people sign in.
    public var passwordThreads = max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)) / 2)

    /// How many more may wait; whoever comes after them is told ``AccountsError/busy``.
    public var passwordQueue = 32

    /// How many wrong passwords may be tried without a wait, and how long the wait is after them.
    public var guesses = GuessLimits()

    /// How long a sign-in lasts in which nothing is done, in seconds: 14 days.
    public var sessionIdleLimit: Int64 = 14 * 24 * 3600

    /// How long a sign-in lasts at most, in seconds: 30 days.
    public var sessionLimit: Int64 = 30 * 24 * 3600

    /// Who may sign up; nil for whoever the administrator lets, which is nobody at first.
    public var signUp: SignUpMode?

    /// Seconds since 1970, for expiry and for the counting of wrong guesses.
    public var now: @Sendable () -> Int64 = { Int64(time(nil)) }

    /// Hears, in one line each, why the database fails: in the words of SQLite and PostgreSQL, for the operator.
    public var log: @Sendable (String) -> Void = { _ in }

    /// Hears what happens to accounts, for a log. What strangers try comes once a second, counted.
    public var report: @Sendable (SecurityEvent) -> Void = { _ in }

    /// Waits before a name that nobody can have is refused, and while attempts are counted.
    package var pause: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }

    /// The program's own tables in the same database.
    package var companion: (any AccountsCompanion)?

    /// Tables that other parts of the program keep in the same database: they are in its backups, too.
    package var furtherSchemas: [Schema] = []

    /// The values for a program in use.
    public init() {}
}
