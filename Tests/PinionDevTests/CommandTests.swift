import Programs
import Server
import Testing

@testable import PinionDev

@Suite struct CommandLineOfPinionDev {
    @Test func everythingCanBeLeftOut() throws {
        let command = try Command([])
        #expect(command.product == nil)
        #expect(command.arguments == [])
        #expect(try command.address { _ in nil } == .tcp("127.0.0.1", port: 8080))
    }

    @Test func theFirstWordIsTheProductAndTheRestBelongsToTheProgram() throws {
        let command = try Command(["Counter", "--", "--port", "9000", "file"])
        #expect(command.product == "Counter")
        #expect(command.arguments == ["--port", "9000", "file"])
    }

    @Test func theProductCanBeLeftOutBeforeArguments() throws {
        #expect(try Command(["--", "file"]).product == nil)
        #expect(try Command(["--", "file"]).arguments == ["file"])
        #expect(try Command(["--port", "9000"]).arguments == ["--port", "9000"])
    }

    @Test(arguments: [["--port", "9000"], ["--port=9000"], ["--port", "1", "--port", "9000"]])
    func theProgramsOwnPortIsTheOneThatIsOpened(arguments: [String]) throws {
        let command = try Command(["Counter", "--"] + arguments)
        #expect(try command.address { ["PORT": "7000", "HOST": "::1"][$0] } == .tcp("::1", port: 9000))
    }

    @Test func theEnvironmentSaysWhereToListenIfNoArgumentDoes() throws {
        let address = try Command([]).address { ["PORT": "7000"][$0] }
        #expect(address == .tcp("127.0.0.1", port: 7000))
    }

    @Test(arguments: ["", "x", "65536", "-1"]) func whatIsNoPortIsRefused(text: String) throws {
        let command = try Command(["--", "--port", text])
        #expect(throws: UsageError("not a port from 0 to 65535: \(text)")) {
            try command.address { _ in nil }
        }
    }

    @Test func theProgramCannotListenElsewhere() {
        #expect(throws: UsageError("the socket is opened here; say --host and --port, not --listen")) {
            try Command(["--", "--listen", "unix:/tmp/socket"])
        }
    }
}
