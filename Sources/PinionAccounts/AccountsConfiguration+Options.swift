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
            Flag(
                "--guesses", variable: "GUESSES", "NUMBER",
                help: "wrong passwords for a name from one address before it has to wait; 5 unless set"),
            Flag(
                "--guesses-per-address", variable: "GUESSES_PER_ADDRESS", "NUMBER",
                help: "wrong passwords from one address before it has to wait; 50 unless set"),
            Flag(
                "--guesses-per-name", variable: "GUESSES_PER_NAME", "NUMBER",
                help:
                    "wrong passwords for a name, after which each address has one that is free; 50 unless set"
            ),
            Flag(
                "--guess-wait", variable: "GUESS_WAIT", "SECONDS",
                help: "how long who guesses a password has to wait at most; 900 unless set"),
            Flag(
                "--password-threads", variable: "PASSWORD_THREADS", "NUMBER",
                help: "passwords that are checked at once; half of the cores unless set"),
            Flag(
                "--password-queue", variable: "PASSWORD_QUEUE", "NUMBER",
                help: "passwords that may wait to be checked; 32 unless set"),
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
        passwordThreads = try options.number("--password-threads", 1...1_000) ?? passwordThreads
        passwordQueue = try options.number("--password-queue", 1...100_000) ?? passwordQueue
        guesses = try GuessLimits(options, guesses)
    }
}

extension GuessLimits {
    /// The limits, with those that have been set when the program was started.
    fileprivate init(_ options: Options, _ limits: GuessLimits) throws(UsageError) {
        self = limits
        perNameAndAddress = try options.number("--guesses", 1...1_000_000) ?? perNameAndAddress
        perAddress = try options.number("--guesses-per-address", 1...1_000_000) ?? perAddress
        perName = try options.number("--guesses-per-name", 1...1_000_000) ?? perName
        longestWait = try options.number("--guess-wait", 1...86_400).map(Int64.init) ?? longestWait
    }
}

extension AttemptLimits {
    /// What has been set when the program was started.
    init(_ options: Options) throws(UsageError) {
        signUps = try options.number("--sign-ups-per-address", 1...1_000_000) ?? signUps
        questions = try options.number("--questions-per-address", 1...1_000_000) ?? questions
    }
}
