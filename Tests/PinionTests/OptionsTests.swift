import Testing

@testable import Pinion

@Suite struct OptionsOfTheProgram {
    @Test func haveDefaults() throws {
        let options = try Options([], environment: ProcessEnvironment([:]), program: "dashboard")
        #expect(options.host == "127.0.0.1")
        #expect(options.port == 8080)
        #expect(options.database == "sqlite:dashboard.sqlite")
        #expect(options.publicFolder == nil)
    }

    @Test func comeFromTheEnvironmentAndFlagsWin() throws {
        let environment = ProcessEnvironment([
            "PORT": "9000", "HOST": "0.0.0.0", "DATABASE_URL": "sqlite:/data/a",
        ])
        let options = try Options(["--port=0", "--public", "P"], environment: environment, program: "x")
        #expect(options.port == 0)
        #expect(options.host == "0.0.0.0")
        #expect(options.database == "sqlite:/data/a")
        #expect(options.publicFolder == "P")
    }

    @Test func keepTheWordsOfACommand() throws {
        let options = try Options(
            ["user", "add", "ann", "--database-url", "x"], environment: ProcessEnvironment([:]), program: "x")
        #expect(options.words == ["user", "add", "ann"])
    }

    @Test(arguments: [
        (["--port", "x"], "--port is not a port from 0 to 65535: x"),
        (["--port", "70000"], "--port is not a port from 0 to 65535: 70000"),
        (["--port"], "--port needs a value"),
        (["--nonsense", "1"], "unknown flag --nonsense"),
    ])
    func areRefusedWithAReason(arguments: [String], reason: String) {
        let error = #expect(throws: UsageError.self) {
            try Options(arguments, environment: ProcessEnvironment([:]), program: "x")
        }
        #expect(error?.description == reason)
    }

    @Test func ofTheEnvironmentAreRefusedByTheirName() {
        let error = #expect(throws: UsageError.self) {
            try Options([], environment: ProcessEnvironment(["PORT": "http"]), program: "x")
        }
        #expect(error?.description == "PORT is not a port from 0 to 65535: http")
    }

    @Test func areEmptyWhereTheEnvironmentSaysNothing() throws {
        let options = try Options(
            ["-h"], environment: ProcessEnvironment(["HOST": "", "PORT": ""]), program: "x")
        #expect(options.wantsHelp)
        #expect(options.host == "127.0.0.1")
        #expect(options.port == 8080)
    }

    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:8081"), ("localhost", "http://localhost:8081"),
        ("::1", "http://[::1]:8081"),
    ])
    func nameTheAddressOfTheServer(host: String, address: String) throws {
        let options = try Options(["--host", host], environment: ProcessEnvironment([:]), program: "x")
        #expect(options.address(port: 8081) == address)
    }

    @Test func nameAFolderThatIsThere() throws {
        #expect(try PublicFolder.find(named: "/") == "/")
        let error = #expect(throws: UsageError.self) { try PublicFolder.find(named: "/dev/null") }
        #expect(error?.description == "there is no folder /dev/null (--public)")
    }
}
