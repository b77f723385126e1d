import Foundation
import Pinion

/// Keeps a room warm, and shows itself where its arguments say: `thermostat /run/thermostat/http.sock 8080`.
@main
@MainActor
struct Daemon {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let addresses = arguments.isEmpty ? [.tcp("127.0.0.1", port: 8080)] : arguments.map(address)
        do {
            let thermostat = try Thermostat(file: URL(fileURLWithPath: "thermostat.json"))
            try await run(thermostat, on: addresses)
        } catch {
            FileHandle.standardError.write(Data("thermostat: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Controls the room and serves the site, until the process is told to end.
    private static func run(_ thermostat: Thermostat, on addresses: [ListeningAddress]) async throws {
        let site = thermostat.site
        // Behind a proxy, which comes by the socket: the name that browsers ask for.
        site.trustedProxies = ["unix"]
        if let name = ProcessInfo.processInfo.environment["HOST_NAME"] { site.hostNames = [name] }
        let daemon = Task {
            async let control: Void = thermostat.run()
            async let figures: Void = thermostat.recorder.run()
            async let announcement: Void = announce(site)
            try await site.run(on: addresses)
            await announcement
            await figures
            try await control
        }
        let signals = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { daemon.cancel() }
            source.resume()
            return source
        }
        defer { for source in signals { source.cancel() } }
        try await daemon.value
    }

    /// A number is a port on this machine, `systemd` the sockets that it has opened, anything else a Unix socket.
    private static func address(_ argument: String) -> ListeningAddress {
        if let port = Int(argument) { return .tcp("127.0.0.1", port: port) }
        return argument == "systemd" ? .systemd : .unix(argument, mode: 0o660)
    }

    private static func announce(_ site: Site) async {
        for address in await site.addresses { print("Listening on \(address)") }
        fflush(nil)
    }
}
