import Pinion
import PinionTesting
import Testing

// What the article "Testing" shows.

struct Stopwatch: View {
    @Environment(\.clock) private var clock
    @State private var seconds = 0

    var body: some View {
        Text("\(seconds) s").task {
            while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
        }
    }
}

@MainActor
@Suite("The tests of the documentation") struct TestsOfTheDocumentation {
    @Test func aStopwatchRunsByTheClockOfTheTest() async throws {
        let clock = VirtualClock()
        let tab = try TestTab(clock: clock) { Stopwatch() }
        await clock.advance(by: .seconds(3))
        #expect(tab.texts == ["3 s"])
    }

    @Test func administratorsSeeTheirPage() async throws {
        let app = try await TestApp(Addresses.Shop())
        let browser = app.browser()
        browser.signIn(as: SignedInUser(id: "ann", roles: ["admin"]))
        #expect(try await browser.open("/admin").texts == ["For administrators"])
    }

    @Test func whatWasTypedOutlivesTheServer() async throws {
        let tab = try TestTab { SignupView() }
        try tab.type("ann", into: "Username")
        try await tab.reopen()
        #expect(try tab.value(of: "Username") == "ann")
    }
}
