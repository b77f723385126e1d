public import Accounts
internal import Pinion
internal import Programs

/// A program whose people sign in with a name and a password, which are in a database.
///
/// ```swift
/// @main
/// struct GuestBook: AccountsApp {
///     var body: some Scene {
///         Page("/") { visit in BookView(name: visit.user?.name) }
///         SignInPage()
///     }
/// }
/// ```
/// The program understands the flag `--database-url` besides, and the commands `user add NAME` and others, which `--help`
/// lists.
@MainActor
public protocol AccountsApp: App {
    /// Called once, before the first page is opened: the place to begin what goes on beside the pages.
    ///
    /// - Parameter accounts: the people who may sign in, and what is known of them.
    func start(_ accounts: Accounts) async throws

    /// The settings of the accounts. Read once, before the database is opened.
    var accountsConfiguration: AccountsConfiguration { get }

    /// The address of the page where people sign up, if there is one: `/signup` unless told otherwise.
    ///
    /// While nobody can sign in, the program prints a link to it. Who opens that becomes the administrator.
    var signUpPath: String { get }
}

extension AccountsApp {
    public func start(_ accounts: Accounts) async throws {}

    public func start() async throws {}

    public var accountsConfiguration: AccountsConfiguration { AccountsConfiguration() }

    public var signUpPath: String { "/signup" }

    /// Starts the program: reads flags and environment, carries out a command or serves the pages until it is told
    /// to stop.
    public static func main() async {
        let instance = AppInstance(Self())
        let withFlags = instance.app as? any AppWithFlags
        var program = Program { options in
            try withFlags?.read(options)
            let accounts = try await Accounts.open(options, instance.app) { Console.error("\($0)") }
            try await instance.app.start()
            try await instance.app.start(accounts)
            return Site(
                instance.app, identity: AccountsIdentity(accounts, limits: try AttemptLimits(options)))
        } stop: {
            await instance.app.stop()
        }
        program.flags = Flag.ofAccounts + (withFlags.map { type(of: $0).flags } ?? [])
        let open: @MainActor (Options) async throws -> Accounts = { options in
            try await Accounts.open(options, instance.app)
        }
        program.commands =
            AccountsCommands(signUpPath: instance.app.signUpPath, open: open).all
            + BackupCommands(open: open).all
        program.greeting = { site, addresses in
            await FirstRun(site: site, path: instance.app.signUpPath).lines(addresses)
        }
        await program.runAndExit(serveMainThread)
    }
}

extension Accounts {
    /// Opens the database that the options name; it says on standard error why it fails.
    ///
    /// - Parameter report: hears what happens to accounts, where that is not a command's own doing.
    @MainActor
    fileprivate static func open(
        _ options: Options, _ app: some AccountsApp,
        report: @escaping @Sendable (SecurityEvent) -> Void = { _ in }
    ) async throws -> Accounts {
        var configuration = app.accountsConfiguration
        configuration.log = { Console.error($0) }
        configuration.report = report
        try configuration.read(options)
        return try await Accounts(
            DatabaseLocation(options["--database-url"] ?? ""), configuration: configuration)
    }
}
