import Programs
import Testing

@testable import Pinion

@Suite struct OptionsOfTheProgram {
    private let flags =
        Flag.all + [
            Flag(
                "--database-url", variable: "DATABASE_URL", "URL", help: "where", standard: "sqlite:x.sqlite")
        ]

    private func options(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws(UsageError) -> Options {
        try Options(arguments, environment: ProcessEnvironment(environment), flags: flags)
    }

    @Test func haveDefaults() throws {
        let options = try options([])
        #expect(options.addresses == [.tcp("127.0.0.1", port: 8080)])
        #expect(options["--database-url"] == "sqlite:x.sqlite")
        #expect(options["--public"] == nil)
    }

    @Test func comeFromTheEnvironmentAndFlagsWin() throws {
        let environment = ["PORT": "9000", "HOST": "0.0.0.0", "DATABASE_URL": "sqlite:/data/a"]
        let options = try options(["--port=0", "--public", "P"], environment)
        #expect(options.addresses == [.tcp("0.0.0.0", port: 0)])
        #expect(options["--database-url"] == "sqlite:/data/a")
        #expect(options["--public"] == "P")
    }

    @Test func nameTheHostsAndTheLimitsOfTheSite() throws {
        let options = try options([
            "--host", "mill", "--host-name", "a.example, b.example", "--pages-per-browser", "9",
            "--pages-per-address=90", "--page-memory", "256", "--trusted-proxy", "10.0.0.7, unix",
        ])
        #expect(options.trustedProxies == ["10.0.0.7", "unix"])
        #expect(try self.options([]).trustedProxies == nil)
        #expect(options.hostNames == ["a.example", "b.example", "mill"])
        var limits = SiteLimits()
        limits.elementsPerBrowser = 7
        limits = try options.limits(limits)
        #expect(limits.pagesPerBrowser == 9)
        #expect(limits.pagesPerAddress == 90)
        #expect(limits.bytes == 256 << 20)
        #expect(limits.elementsPerBrowser == 7)
        #expect(try self.options([]).limits(limits) == limits)
    }

    @Test func speakTLSWithACertificateAndItsKey() throws {
        let options = try options(["--certificate", "c.pem", "--key", "k.pem", "--port", "8443"])
        #expect(options.addresses == [.tls("127.0.0.1", port: 8443)])
        #expect(options.addresses.first?.description == "https://127.0.0.1:8443")
        let error = #expect(throws: UsageError.self) { try self.options(["--key", "k.pem"]) }
        #expect(error?.description == "--certificate and --key are given together")
    }

    @MainActor
    @Test func setTheLimitsOfASite() throws {
        let site = Site { Page("/") { Text("Hello") } }
        try options([
            "--connections", "7", "--connections-per-address", "6", "--streams-per-address", "5",
            "--body-memory", "4", "--file-space", "3", "--message-size", "2", "--head-timeout", "1",
            "--body-timeout", "8", "--idle-timeout", "9", "--metrics-listen", "[::1]:9100",
            "--metrics-token", "0123456789abcdef", "--password-page", "/account",
        ]).set(site)
        #expect(site.limits.connections == 7)
        #expect(site.limits.connectionsPerAddress == 6)
        #expect(site.limits.streamsPerAddress == 5)
        #expect(site.limits.bodyMemory == 4 << 20)
        #expect(site.uploadLimits.totalSize == 3 << 20)
        #expect(site.limits.messageSize == 2 << 10)
        #expect(site.limits.headTimeout == .seconds(1))
        #expect(site.limits.bodyTimeout == .seconds(8))
        #expect(site.limits.idleTimeout == .seconds(9))
        #expect(site.metricsAddress == .tcp("[::1]", port: 9100))
        #expect(site.metricsToken == "0123456789abcdef")
        #expect(site.passwordPage == "/account")
    }

    @Test(arguments: ["0", "-1", "x", "", "99999999999999999999", "1e3"])
    func takeNumbersOnlyForLimits(text: String) throws {
        let options = try options(["--pages-per-browser", text])
        let error = #expect(throws: UsageError.self) { try options.limits(SiteLimits()) }
        #expect(error?.description == "--pages-per-browser takes a number from 1 to 100000, not \(text)")
    }

    @Test func keepTheWordsOfACommand() throws {
        let options = try options(["user", "add", "ann", "--database-url", "x"])
        #expect(options.words == ["user", "add", "ann"])
    }

    @Test(
        arguments: [
            ("unix:/run/x.sock", .unix("/run/x.sock")), ("systemd", .systemd),
            ("unix:/run/x.sock?mode=660", .unix("/run/x.sock", mode: 0o660)),
            ("unix:/run/a?b?mode=0666", .unix("/run/a?b", mode: 0o666)),
        ] as [(String, ListeningAddress)])
    func nameOtherPlacesToListen(text: String, address: ListeningAddress) throws {
        #expect(try options(["--listen", text]).addresses == [address])
    }

    @Test(arguments: [
        (["--port", "x"], "--port is not a port from 0 to 65535: x"),
        (["--port", "70000"], "--port is not a port from 0 to 65535: 70000"),
        (["--port"], "--port needs a value"),
        (["--nonsense", "1"], "unknown flag --nonsense"),
        (["--listen", "/run/x"], "--listen takes unix:PATH or systemd, not /run/x"),
        (["--listen", "unix:/x?mode=888"], "--listen takes a mode as in unix:PATH?mode=660, not mode=888"),
        (["--listen", "unix:/x?mode=1777"], "--listen takes a mode as in unix:PATH?mode=660, not mode=1777"),
        (["--listen", "unix:/x?mode=+66"], "--listen takes a mode as in unix:PATH?mode=660, not mode=+66"),
        (["--listen", "unix:/x?mode=6"], "--listen takes a mode as in unix:PATH?mode=660, not mode=6"),
        (["--listen", "unix:/x?660"], "--listen takes a mode as in unix:PATH?mode=660, not 660"),
        (["--listen", "unix:/x?"], "--listen takes a mode as in unix:PATH?mode=660, not "),
    ])
    func areRefusedWithAReason(arguments: [String], reason: String) {
        let error = #expect(throws: UsageError.self) { try options(arguments) }
        #expect(error?.description == reason)
    }

    @Test func ofTheEnvironmentAreRefusedByTheirName() {
        let error = #expect(throws: UsageError.self) { try options([], ["PORT": "http"]) }
        #expect(error?.description == "PORT is not a port from 0 to 65535: http")
    }

    @Test func areEmptyWhereTheEnvironmentSaysNothing() throws {
        let options = try options(["-h"], ["HOST": "", "PORT": ""])
        #expect(options.wantsHelp)
        #expect(options.addresses == [.tcp("127.0.0.1", port: 8080)])
    }
}
