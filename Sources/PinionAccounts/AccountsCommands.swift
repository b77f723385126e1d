internal import Accounts
internal import Pinion
internal import Programs

/// What an operator can do about people, while the program serves its pages and while it does not.
@MainActor
struct AccountsCommands {
    let signUpPath: String
    let open: @MainActor (Options) async throws -> Accounts

    var all: [Subcommand] {
        [
            Subcommand("user list", help: "lists those who can sign in") { _, options in
                let list = try await open(options).list()
                for line in Console.columns(list.map { ($0.user.name, Self.remark($0)) }) {
                    Console.line(line)
                }
            },
            Subcommand(
                "user add NAME", help: "adds a user; the password is asked for,\nor read from standard input"
            ) { arguments, options in
                let accounts = try await open(options)
                let user = try await accounts.createUser(name: arguments[0], password: try Self.password())
                Console.line("\(user.name) can sign in now.")
            },
            of("passwd", "gives a user another password, and signs them out") { accounts, user in
                try await accounts.setPassword(try Self.password(), of: user.id)
                return "\(user.name) has another password now, and is signed out everywhere."
            },
            of("disable", "signs a user out, and keeps them out") { accounts, user in
                try await accounts.disableUser(user.id)
                return "\(user.name) cannot sign in any more."
            },
            of("enable", "lets a user sign in again") { accounts, user in
                try await accounts.enableUser(user.id)
                return "\(user.name) can sign in again."
            },
            of("logout", "signs a user out everywhere") { accounts, user in
                try await accounts.endAllSessions(of: user.id)
                return "\(user.name) is signed out everywhere."
            },
            of("delete", "deletes a user with all that is theirs") { accounts, user in
                try await accounts.deleteUser(user.id)
                return "\(user.name) is deleted."
            },
            of("promote", "makes a user an administrator") { accounts, user in
                try await accounts.setAdministrator(true, of: user.id)
                return "\(user.name) is an administrator now."
            },
            of("demote", "makes an administrator a user like others") { accounts, user in
                try await accounts.setAdministrator(false, of: user.id)
                return "\(user.name) is no administrator any more."
            },
            Subcommand("invite", help: "prints a link by which one person can sign up,\nwithin seven days") {
                _, options in
                let accounts = try await open(options)
                let token = try await accounts.invite()
                Console.line(SignUpLink.text(signUpPath, invitation: token, at: options.addresses))
                if try await accounts.signUpMode() == .closed {
                    Console.error("Sign-up is closed, so that nobody can use it until that is changed.")
                }
            },
        ]
    }
}

extension AccountsCommands {
    /// A command about somebody who is there.
    private func of(
        _ word: String, _ help: String,
        _ work: @escaping @MainActor (Accounts, User) async throws -> String
    ) -> Subcommand {
        Subcommand("user \(word) NAME", help: help) { arguments, options in
            let accounts = try await open(options)
            guard let user = try await accounts.user(named: arguments[0]) else {
                throw NoSuchName(name: arguments[0])
            }
            Console.line(try await work(accounts, user))
        }
    }

    private static func password() throws -> String {
        guard let password = PasswordPrompt.ask() else { throw UsageError("no password was given") }
        return password
    }

    /// What is to be said of a user.
    private static func remark(_ summary: AccountSummary) -> String {
        var remarks: [String] = []
        if summary.user.isAdministrator { remarks.append("administrator") }
        if summary.disabled != nil { remarks.append("disabled") }
        remarks.append(summary.sessionCount == 1 ? "1 sign-in" : "\(summary.sessionCount) sign-ins")
        if let email = summary.email { remarks.append(email) }
        return remarks.joined(separator: ", ")
    }
}

/// A command is about somebody who is not there.
private struct NoSuchName: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no user called “\(name)”" }
}
