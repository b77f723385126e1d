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
            Flag(
                "--sign-ups-per-address", variable: "SIGN_UPS_PER_ADDRESS", "NUMBER",
                help: "new users of an address in an hour; 10 unless set"),
            Flag(
                "--questions-per-address", variable: "QUESTIONS_PER_ADDRESS", "NUMBER",
                help:
                    "names that an address may ask for in ten minutes, whether they are free; 100 unless set"),
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
        if let hours = try options.number("--sign-in-idle", 1...87_600) {
            sessionIdleLimit = Int64(hours) * 3600
        }
        if let hours = try options.number("--sign-in-limit", 1...87_600) {
            sessionLimit = Int64(hours) * 3600
        }
    }
}

extension AttemptLimits {
    /// What has been set when the program was started.
    init(_ options: Options) throws(UsageError) {
        signUps = try options.number("--sign-ups-per-address", 1...1_000_000) ?? signUps
        questions = try options.number("--questions-per-address", 1...1_000_000) ?? questions
    }
}
