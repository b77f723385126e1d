import Dispatch
import Server
import SiteTesting
import Testing

@testable import Pinion

/// What a program says of how it went: the status that it exits with.
@MainActor
@Suite("A command") struct CommandTests {
    @Test(
        arguments: [
            (["--help"], 0), (["-h", "nonsense"], 0), (["nonsense"], 2), (["--nonsense", "1"], 2),
            (["tea"], 2), (["tea", "cook", "green"], 2), (["tea", "make"], 2),
            (["tea", "make", "green", "black"], 2), (["tea", "make", "green"], 0),
            (["tea", "make", "cold"], 1),
        ] as [([String], CInt)])
    func endsWithAStatus(arguments: [String], status: CInt) async {
        #expect(await run(arguments) == status)
    }

    @Test func asksWhetherTheServerIsWell() async throws {
        let site = try await ServedSite()
        #expect(await run(["healthcheck", "--port", "\(site.port)"]) == 0)
        #expect(site.reports == [])
        let nobody = LonelyPort(.refuses)
        let status = await run(["healthcheck", "--port", "\(nobody.number)"])
        #expect(status == 1, "port \(nobody.number)")
    }

    private func run(_ arguments: [String]) async -> CInt {
        var program = Program { _ in
            Site {}
        } stop: {
        }
        program.commands = [
            Subcommand("tea make KIND", help: "makes tea") { arguments, _ in
                guard arguments != ["cold"] else { throw ProblemDocument(status: 418, detail: "No.") }
            }
        ]
        return await program.run(arguments, environment: ProcessEnvironment([:]))
    }
}

/// Whether a server is well, asked over HTTP.
@MainActor
@Suite("A health check") struct HealthCheckTests {
    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0", "::", ""])
    func passesForAServerThatAnswers(host: String) async throws {
        let site = try await ServedSite()
        let passes = try await passes(host: host, port: site.port)
        #expect(passes)
        #expect(site.reports == [])
    }

    @Test(
        arguments: [
            .refuses, .saysNothing, .says(""), .says("HTTP/1.1 2"),
            .says("HTTP/1.1 503 Service Unavailable\r\n\r\n"),
        ] as [LonelyPort.Manner])
    func failsForWhateverElseIsThere(manner: LonelyPort.Manner) async throws {
        let port = LonelyPort(manner)
        let passes = try await passes(host: "127.0.0.1", port: port.number)
        #expect(!passes, "port \(port.number)")
    }

    /// Asks on a thread that nobody else needs: it waits.
    private func passes(host: String, port: Int) async throws -> Bool {
        let options = try Options(
            ["--host", host, "--port", "\(port)"], environment: ProcessEnvironment([:]), flags: Flag.all)
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: HealthCheck.passes(options)) }
        }
    }
}
