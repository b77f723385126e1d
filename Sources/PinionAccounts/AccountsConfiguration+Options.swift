internal import Accounts
internal import Pinion
internal import Programs

extension Flag {
    /// Those of every program with accounts.
    @MainActor
    static var ofAccounts: [Flag] {
        [
            Flag(
                "--database-url", variable: "DATABASE_URL", "URL", help: "sqlite:PATH or postgres://…",
                standard: "sqlite:\(Program.name).sqlite"),
            Flag(
                "--sign-up", variable: "SIGN_UP", "WHO",
                help: "open, invitation or closed, whatever the administrator has set"),
            Flag(
                "--sign-in-idle", variable: "SIGN_IN_IDLE", "HOURS",
                help: "how long a sign-in lasts in which nothing is done; 336 unless set"),
            Flag(
                "--sign-in-limit", variable: "SIGN_IN_LIMIT", "HOURS",
                help: "how long a sign-in lasts at most; 720 unless set"),
        ]
    }
}

extension AccountsConfiguration {
    /// Takes what has been set when the program was started.
    mutating func read(_ options: Options) throws(UsageError) {
        if let text = options["--sign-up"] {
            guard let mode = SignUpMode(rawValue: text) else {
                throw UsageError("--sign-up takes open, invitation or closed, not \(text)")
            }
            signUp = mode
        }
        if let seconds = try Self.seconds("--sign-in-idle", options) { sessionIdleLimit = seconds }
        if let seconds = try Self.seconds("--sign-in-limit", options) { sessionLimit = seconds }
    }

    private static func seconds(_ flag: String, _ options: Options) throws(UsageError) -> Int64? {
        guard let text = options[flag] else { return nil }
        guard let hours = Int64(text), (1...87_600).contains(hours) else {
            throw UsageError("\(flag) takes hours from 1 to 87600, not \(text)")
        }
        return hours * 3600
    }
}
