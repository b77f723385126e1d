internal import Accounts
internal import Pinion
internal import Programs

/// Backups of the database, while the program serves its pages and while it does not.
@MainActor
struct BackupCommands {
    let open: @MainActor (Options) async throws -> Accounts

    var all: [Subcommand] {
        [
            Subcommand("backup FILE", help: "writes all that is in the database into a new file") {
                arguments, options in
                let counts = try await open(options).backUp(to: arguments[0])
                for line in Console.columns(counts.map { ($0.table, "\($0.rows)") }) { Console.line(line) }
                Console.line("\(arguments[0]) holds that. It is as secret as the database is.")
            },
            Subcommand(
                "restore FILE",
                help: "replaces all that is in the database by a backup;\n"
                    + "asks before, or reads “yes” from standard input"
            ) { arguments, options in
                let accounts = try await open(options)
                let tables = try await accounts.replacement(by: arguments[0])
                Console.line("This replaces all that is in \(accounts.database.location), in rows:")
                for line in Console.columns(tables.map { ($0.table, "\($0.rows) by \($0.newRows)") }) {
                    Console.line(line)
                }
                Console.line("Everybody is signed out, and invitations end.")
                Console.error("Type “yes” to go on: ", terminator: "")
                guard readLine() == "yes" else { throw NotConfirmed() }
                try await accounts.restore(from: arguments[0])
                Console.line("Restored.")
            },
        ]
    }
}

/// The operator has thought better of it.
private struct NotConfirmed: Error, CustomStringConvertible {
    var description: String { "nothing has been replaced, as the answer was not “yes”" }
}
