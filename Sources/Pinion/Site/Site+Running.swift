public import Server

extension Site {
    /// Serves the site until its task is cancelled; then every browser is told to come back in a moment, what is under way
    /// is answered, and the call returns.
    ///
    /// ```swift
    /// let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
    /// print(await site.addresses)
    /// service.cancel()
    /// try await service.value
    /// ```
    /// - Parameter addresses: where to listen; all of them, or none if one of them fails.
    /// - Throws: ``SiteError`` if something is wrong with the site, `ServerError` if it cannot listen. Each says in one
    ///   line what and where, and nothing else has happened.
    public func run(on addresses: ListeningAddress...) async throws {
        try await run(on: addresses)
    }

    /// Serves the site on port 8080 of this machine until its task is cancelled.
    public func run() async throws {
        try await run(on: [.tcp("127.0.0.1", port: 8080)])
    }

    /// Serves the site on some addresses until its task is cancelled.
    public func run(on addresses: [ListeningAddress]) async throws {
        guard !isRunning else { throw SiteError.runsAlready }
        isRunning = true
        defer {
            isRunning = false
            presence.end()
        }
        let handler = try prepare()
        var configuration = Server.Configuration()
        configuration.addresses = addresses
        configuration.certificate = certificate
        configuration.log = { [log] in log(.warning, $0) }
        limits.set(&configuration)
        let server = try Server(configuration: configuration, handler: handler)
        self.server = server
        let operators = try operatorServer()
        operatorAddress = operators?.addresses.first
        defer {
            self.server = nil
            operatorAddress = nil
        }
        presence.begin(server.addresses)
        let isOfSystemd = addresses.contains(.systemd)
        if isOfSystemd { Systemd.notify("READY=1") }
        await Self.cancellation()
        if isOfSystemd { Systemd.notify("STOPPING=1") }
        if hasSuccessor {
            // Who comes back at once shall not meet this process again.
            server.stopListening()
            sessions.sayBye(within: 0)
        } else {
            sessions.sayBye(within: 2_000)
            // The goodbyes are on their way; a moment for the answers that are being written.
            await Task { try? await Task.sleep(for: .milliseconds(100)) }.value
        }
        server.stop()
        operators?.stop()
    }

    private func operatorServer() throws -> Server? {
        guard let metricsAddress else { return nil }
        var configuration = Server.Configuration()
        configuration.addresses = [metricsAddress]
        configuration.certificate = certificate
        configuration.log = { [log] in log(.warning, $0) }
        configuration.threads = 1
        configuration.maximumConnections = 32
        return try Server(
            configuration: configuration, handler: OperatorHandler(inbox: opened.handler.inbox))
    }

    /// Reads the files of the ``certificate`` again: browsers that come from then on meet what is there, and nobody's pages
    /// notice. No effect while the site does not run.
    ///
    /// - Throws: `ServerError` if they cannot be used. The site keeps the certificate that it has.
    public func renewCertificate() throws { try server?.renewCertificate() }

    /// Where the site listens, with the ports that were taken where 0 was asked for. Waits until it does; empty if it
    /// ends before, or the task that asks is cancelled.
    public var addresses: [ListeningAddress] {
        get async { await presence.wait() }
    }

    /// Waits until the task is cancelled.
    private static func cancellation() async {
        let (ends, continuation) = AsyncStream<Void>.makeStream()
        await withTaskCancellationHandler {
            for await _ in ends {}
        } onCancel: {
            continuation.finish()
        }
    }
}
