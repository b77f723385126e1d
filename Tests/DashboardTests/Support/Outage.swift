import PinionAccounts

extension Error where Self == AccountsError {
    /// What a database says that is away for a while.
    static var outage: AccountsError { .storage(.unreachable, reason: "FATAL: libpq's own words") }

    /// What one says that will not be changed.
    static var readOnly: AccountsError { .storage(.readOnly, reason: "attempt to write a readonly database") }
}
