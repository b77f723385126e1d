internal import Dispatch
internal import Glibc
internal import Programs
package import Server

/// A program around a site: its flags, its commands, and its end.
@MainActor
package struct Program {
    /// The flags that it understands beside those of every program.
    package var flags: [Flag] = []
    /// The commands that it understands beside those of every program.
    package var commands: [Subcommand] = []
    /// What is said once the program listens, in lines.
    package var greeting: @MainActor (Site, [ListeningAddress]) async -> [String] = { _, _ in [] }
    private let makeSite: @MainActor (Options) async throws -> Site
    private let stop: @MainActor () async -> Void

    /// - Parameters:
    ///   - makeSite: starts what has to run, and makes the site.
    ///   - stop: ends it.
    package init(
        _ makeSite: @escaping @MainActor (Options) async throws -> Site,
        stop: @escaping @MainActor () async -> Void
    ) {
        self.makeSite = makeSite
        self.stop = stop
    }
}

extension Program {
    /// Does what the process has been told by its arguments and environment, and ends it.
    ///
    /// - Parameter serveMainThread: what the main thread does meanwhile, for ever or not at all.
    package func runAndExit(_ serveMainThread: () -> Void) async -> Never {
        let flags = Flag.all + flags
        let work = Task {
            await run(
                Array(CommandLine.arguments.dropFirst()),
                environment: ProcessEnvironment(reading: flags.map(\.variable) + [Development.variable]))
        }
        // The main thread may have no time for it.
        Task { exit(await work.value) }
        serveMainThread()
        exit(await work.value)
    }

    /// Does what it is told, and returns the status that the process exits with.
    func run(_ arguments: [String], environment: ProcessEnvironment) async -> CInt {
        let program = Self.name
        do {
            let options = try Options(arguments, environment: environment, flags: Flag.all + flags)
            if options.wantsHelp {
                Console.line(help(for: program))
                return 0
            }
            switch options.words.first {
            case nil: try await serve(options, Development(environment))
            case "healthcheck": return HealthCheck.passes(options) ? 0 : 1
            case let word?: try await command(word, options, program)
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

    /// What the program is called.
    package static var name: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pinion"
    }

    private func command(_ word: String, _ options: Options, _ program: String) async throws {
        let candidates = commands.filter { $0.words.first == word }
        guard !candidates.isEmpty else { throw UsageError("unknown command \(word)") }
        guard let command = candidates.first(where: { $0.arguments(in: options.words) != nil }),
            let arguments = command.arguments(in: options.words)
        else { throw UsageError("it is: \(program) \(candidates.map(\.usage).joined(separator: " | "))") }
        try await command.run(arguments, options)
    }

    private func serve(_ options: Options, _ development: Development?) async throws {
        Heap.share()
        DescriptorLimit.raise()
        if development == nil { CoreDumps.forbid() }
        let (signals, handlers) = Self.terminationSignals()
        defer { for handler in handlers { handler.cancel() } }
        let site = try await makeSite(options)
        try options.set(site)
        if let development { development.prepare(site) }
        let serving = Task { @MainActor in
            try await site.run(on: options.addresses)
        }
        if let development {
            Task { @MainActor in
                await development.follow(site)
                serving.cancel()
            }
        }
        let ending = Task {
            for await _ in signals { break }
            serving.cancel()
        }
        defer { ending.cancel() }
        let renewal = site.certificate == nil ? nil : Self.renewCertificate(of: site)
        defer { renewal?.cancel() }
        Task { [greeting] in
            let addresses = await site.addresses
            for address in addresses { Console.line("Listening on \(address)") }
            if let address = site.operatorAddress { Console.line("Metrics on \(address)") }
            if !addresses.isEmpty {
                for line in await greeting(site, addresses) { Console.line(line) }
            }
        }
        do {
            try await serving.value
        } catch {
            await stop()
            throw error
        }
        await stop()
    }

    /// Reads the certificate again at each SIGHUP.
    private static func renewCertificate(of site: Site) -> SignalHandler {
        SignalHandler(of: SIGHUP) { [weak site] in
            Task { @MainActor in
                guard let site else { return }
                do {
                    try site.renewCertificate()
                    site.log(.info, "the certificate was read again")
                } catch {
                    site.log(.error, "the certificate stays the one it was: \(error)")
                }
            }
        }
    }

    /// Each SIGTERM and SIGINT from now on.
    private static func terminationSignals() -> (AsyncStream<Void>, [SignalHandler]) {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        return (signals, [SIGTERM, SIGINT].map { SignalHandler(of: $0) { continuation.yield() } })
    }

    private func help(for program: String) -> String {
        let flags = Flag.all + flags
        let rows =
            [("[flags]", "serves the pages")] + commands.map { ("[flags] \($0.usage)", $0.help) }
            + [("[flags] healthcheck", "asks the running server whether it is well")]
        let width = rows.map(\.0.count).max() ?? 0
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            let start = index == 0 ? "Usage: \(program) " : String(repeating: " ", count: 8 + program.count)
            for (number, text) in row.1.split(separator: "\n").enumerated() {
                let usage =
                    number == 0
                    ? start + row.0.padded(to: width)
                    : String(repeating: " ", count: 8 + program.count + width)
                lines.append(usage + "   " + text)
            }
        }
        lines.append("")
        let flagWidth = flags.map { $0.usage.count }.max() ?? 0
        let helpWidth = flags.map { $0.help.count }.max() ?? 0
        for group in Flag.Group.allCases where flags.contains(where: { $0.group == group }) {
            lines.append("\(group.rawValue):")
            for flag in flags where flag.group == group {
                let value = flag.standard.map { "(\(flag.variable), \($0))" } ?? "(\(flag.variable))"
                lines.append(
                    "\(flag.usage.padded(to: flagWidth))  \(flag.help.padded(to: helpWidth))  \(value)")
            }
            lines.append("")
        }
        lines.append("\("--help".padded(to: flagWidth))  shows this")
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
