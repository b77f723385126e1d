import Pinion
import PinionTesting
import Testing

// What the comments in `Sources/PinionTesting` and `Sources/VirtualTime` show.
@MainActor
private struct TestsOfPages {
    func simulatedTab(_ tab: SimulatedTab, network: SimulatedNetwork) async throws {
        try tab.type("Ada", into: "Name")
        network.state = .down
        tab.type(" Lovelace")
        network.state = .up
        await network.advance(by: .seconds(20))
        #expect(try tab.value(of: "Name") == "Ada Lovelace")
    }

    func testApp() async throws {
        let app = try await TestApp(Thermostat())
        let tab = try await app.open("/settings")
        try tab.type("21", into: "Temperature")
    }

    func upload(tab: TestTab, bytes: [UInt8]) async throws {
        try await tab.upload(UploadedFile(name: "me.jpg", bytes: bytes), to: "Photo")
    }

    func reopening(tab: TestTab) async throws {
        try await tab.click("Edit…")
        try tab.type("Ada", into: "Name")
        try await tab.reopen()
        #expect(try tab.value(of: "Name") == "Ada")
    }

    func testTab() async throws {
        let tab = try TestTab { LoginView() }
        try tab.type("ann", into: "Username")
        try await tab.click("Log in")
        #expect(tab.texts.contains("Wrong user name or password."))
    }

    func behind(tab: TestTab, other: TestTab) throws {
        other.isBehind = true
        try tab.type("Anna", into: "Name")
        try other.type("Berta", into: "Name")
        #expect(try tab.notice(of: "Name") == "Changed elsewhere meanwhile. You had written “Anna”.")
    }

    func virtualClock() async throws {
        let clock = VirtualClock()
        let tab = try TestTab(clock: clock) { Stopwatch() }
        await clock.advance(by: .seconds(1))
        #expect(tab.texts == ["1 s"])
    }

    struct Thermostat: App {
        var body: some Scene {
            Page("/settings") { LoginView() }
        }
    }

    struct LoginView: View {
        var body: some View { Text("Log in") }
    }
}
