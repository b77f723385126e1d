internal import Accounts
internal import Dispatch
internal import Glibc
internal import Live
internal import Server

extension Command {
    /// Serves the pages until the process is told to stop.
    @MainActor
    static func serve(_ options: Options, _ app: some App) async throws {
        Heap.share()
        let files = try StaticFiles(folder: PublicFolder.find(named: options.publicFolder))
        let accounts = try await openAccounts(options)
        try await app.start(accounts)
        let site = Site(
            name: "\(type(of: app))", pages: app.body.pages, styleSheets: app.styleSheets,
            imageOrigins: app.imageOrigins, accounts: accounts, log: { Console.error($0) })
        var configuration = Server.Configuration()
        configuration.host = options.host
        configuration.port = options.port
        let server = try Server(configuration: configuration, handler: SiteHandler(site: site, files: files))
        Console.line("Listening on \(options.address(port: server.port))")
        let heart = Task { @MainActor in
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                site.sessions.tick()
            }
        }
        await terminationSignal()
        heart.cancel()
        site.sessions.sayBye(within: 2_000)
        // The goodbyes are on their way; a moment for the answers that are being written.
        try? await Task.sleep(for: .milliseconds(100))
        server.stop()
    }

    /// Opens the database, which says on standard error why it fails.
    static func openAccounts(_ options: Options) async throws -> Accounts {
        var configuration = AccountsConfiguration()
        configuration.log = { Console.error($0) }
        return try await Accounts(DatabaseLocation(options.database), configuration: configuration)
    }

    /// Waits for SIGTERM or SIGINT.
    private static func terminationSignal() async {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        let sources = [SIGTERM, SIGINT].map { number in source(of: number) { continuation.yield() } }
        for await _ in signals { break }
        for source in sources { source.cancel() }
    }

    private nonisolated static func source(
        of number: CInt, handler: @escaping @Sendable () -> Void
    ) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: handler)
        source.resume()
        return source
    }
}
