internal import Accounts

/// What the program is told to do: serve, add a user, or explain itself.
enum Command {
    /// Carries it out and returns the status that the program exits with.
    @MainActor
    static func run(
        _ arguments: [String], environment: ProcessEnvironment, _ app: some App
    ) async -> CInt {
        let program = programName
        do {
            let options = try Options(arguments, environment: environment, program: program)
            if options.wantsHelp {
                Console.line(help(for: program))
                return 0
            }
            switch options.words.first {
            case nil: try await serve(options, app)
            case "user" where options.words.count == 3 && options.words[1] == "add":
                try await addUser(options.words[2], options)
            case "healthcheck": return HealthCheck.passes(options) ? 0 : 1
            case "user": throw UsageError("the command is: \(program) user add NAME")
            case let word?: throw UsageError("unknown command \(word)")
            }
            return 0
        } catch let error as UsageError {
            Console.error("\(program): \(error); see \(program) --help")
            return 2
        } catch {
            Console.error("\(program): \(error)")
            return 1
        }
    }

    private static func addUser(_ name: String, _ options: Options) async throws {
        let accounts = try await openAccounts(options)
        guard let password = PasswordPrompt.ask() else { throw UsageError("no password was given") }
        let user = try await accounts.createUser(name: name, password: password)
        Console.line("\(user.name) can sign in now.")
    }

    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pinion"
    }

    private static func help(for program: String) -> String {
        """
        Usage: \(program) [flags]                 serves the pages
               \(program) [flags] user add NAME   adds a user; the password is asked for,
                                                 or read from standard input
               \(program) [flags] healthcheck     asks the running server whether it is well

        --host ADDRESS       the address to listen on       (HOST, 127.0.0.1)
        --port NUMBER        the port; 0 takes a free one   (PORT, 8080)
        --database-url URL   sqlite:PATH or postgres://…    (DATABASE_URL, sqlite:\(program).sqlite)
        --public FOLDER      files that win over the program's own, while one works on them (PUBLIC)
        --help               shows this
        """
    }
}
