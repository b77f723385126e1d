import Pinion
import PinionTesting
import Testing

private struct Greeting: View {
    @State private var name = ""
    @State private var seconds = 0
    @SceneStorage("isGreeted") private var isGreeted = false
    @Environment(\.clock) private var clock

    var body: some View {
        TextField("Your name", text: $name).onChange(of: name) { name = name.uppercased() }
        Button("Greet") { isGreeted = true }
        if isGreeted { Text("Hello, \(name)") }
        Text("\(seconds) s").task {
            while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
        }
    }
}

private struct Office: App {
    var body: some Scene {
        Page("/") { visit in
            if let user = visit.user { Text("Signed in: \(user.name)") } else { Redirect(to: "/door") }
        }
        Page("/door") { visit in Door(visit: visit) }
    }
}

private struct Door: View {
    let visit: Visit
    @Environment(\.navigate) private var navigate

    var body: some View {
        Button("Enter") {
            try? await visit.signUp(name: "ann", email: "ann@example.org", password: "correct horse")
            navigate("/")
        }
    }
}

/// Pages that are used over a network which does its worst.
@MainActor
@Suite struct ASimulatedNetwork {
    private func page() async throws -> (SimulatedNetwork, SimulatedTab) {
        let network = SimulatedNetwork { Greeting() }
        let tab = try await network.browser().open("/")
        await network.advance(by: .seconds(2))
        #expect(tab.isOnline)
        return (network, tab)
    }

    @Test func carriesWhatIsTypedAndWhatBecomesOfIt() async throws {
        let (network, tab) = try await page()
        try tab.type("ann", into: "Your name")
        #expect(try tab.value(of: "Your name") == "ann")
        await network.advance(by: .seconds(1))
        #expect(try tab.value(of: "Your name") == "ANN")
        #expect(tab.selection == 3..<3)
    }

    @Test func keepsThePagesClock() async throws {
        let (network, tab) = try await page()
        #expect(tab.shows("1 s") || tab.shows("2 s"))
        await network.advance(by: .seconds(10))
        #expect(tab.shows("11 s") || tab.shows("12 s"))
    }

    @Test func leavesTheCaretBetweenItsCharacters() async throws {
        let (network, tab) = try await page()
        try tab.type("ada lovelace", into: "Your name")
        try tab.focus("Your name", at: 3)
        tab.type("!")
        await network.advance(by: .seconds(1))
        #expect(try tab.value(of: "Your name") == "ADA! LOVELACE")
        #expect(tab.selection == 4..<4)
    }

    @Test func breaksNoComposition() async throws {
        let (network, tab) = try await page()
        try tab.focus("Your name")
        tab.compose("n")
        await network.advance(by: .seconds(1))
        tab.compose("ni")
        await network.advance(by: .seconds(1))
        #expect(try tab.value(of: "Your name") == "ni")
        tab.endComposition()
        #expect(try tab.value(of: "Your name") == "NI")
    }

    @Test func forgetsWhatWasHeldForACompositionWhenThePageIsAnotherOne() async throws {
        let (network, tab) = try await page()
        try tab.focus("Your name")
        tab.compose("n")
        tab.compose("ni")
        await network.advance(by: .seconds(1))
        network.killServer()
        tab.compose("nih")
        network.startServer()
        let token = tab.pageToken
        for _ in 0..<3_000 where tab.pageToken == token { await network.advance(by: .milliseconds(10)) }
        #expect(tab.pageToken != token)
        tab.endComposition()
        #expect(try tab.value(of: "Your name") == "nih")
        await network.advance(by: .seconds(20))
        #expect(try tab.value(of: "Your name") == "NIH")
    }

    @Test func losesNothingThatIsTypedWhileItIsDown() async throws {
        let (network, tab) = try await page()
        network.state = .down
        try tab.type("ann", into: "Your name")
        try tab.press("Greet")
        await network.advance(by: .seconds(10))
        #expect(!tab.isOnline && !tab.isAtRest && !tab.shows("Hello"))
        network.state = .up
        await network.advance(by: .seconds(16))
        #expect(tab.isOnline && tab.isAtRest && tab.shows("Hello, ANN"))
    }

    @Test(arguments: [SimulatedNetwork.State.silent, .captive])
    func isNoticedWhenItSaysNothingOrSomethingElse(state: SimulatedNetwork.State) async throws {
        let (network, tab) = try await page()
        network.state = state
        await network.advance(by: .seconds(26))
        #expect(!tab.isOnline)
        try tab.type("ann", into: "Your name")
        network.state = .up
        await network.advance(by: .seconds(20))
        #expect(tab.isOnline)
        #expect(try tab.value(of: "Your name") == "ANN")
    }

    @Test func takesBackThatAServerIsHung() async throws {
        let (network, tab) = try await page()
        network.isServerHung = true
        await network.advance(by: .seconds(26))
        #expect(!tab.isOnline)
        network.isServerHung = false
        await network.advance(by: .seconds(5))
        #expect(tab.isOnline)
    }

    @Test func opensAPageAgainWhoseServerIsKilled() async throws {
        let (network, tab) = try await page()
        try tab.press("Greet")
        await network.advance(by: .seconds(1))
        network.killServer()
        try tab.type("ann", into: "Your name")
        await network.advance(by: .seconds(5))
        network.startServer()
        await network.advance(by: .seconds(20))
        #expect(tab.isOnline && tab.shows("Hello, ANN"))
    }

    @Test func bringsBrowsersBackToAServerThatHasSaidGoodbye() async throws {
        let (network, tab) = try await page()
        network.sayGoodbye()
        await network.advance(by: .milliseconds(500))
        network.killServer()
        network.startServer()
        await network.advance(by: .seconds(5))
        #expect(tab.isOnline)
    }

    @Test func carriesOneActionOnceThoughItRepeatsMessages() async throws {
        let network = SimulatedNetwork(seed: 3) { Presses() }
        let tab = try await network.browser().open("/")
        network.duplication = 1
        network.loss = 0.3
        for _ in 0..<20 {
            try tab.press("Press")
            for _ in 0..<100 where !tab.isAtRest { await network.advance(by: .seconds(1)) }
        }
        network.loss = 0
        await network.advance(by: .seconds(60))
        #expect(tab.isAtRest && tab.shows("20 presses"))
    }

    @Test func followsAPersonWhoSignsIn() async throws {
        let app = try await TestApp(Office())
        let network = SimulatedNetwork(app)
        let tab = try await network.browser().open("/")
        #expect(tab.address == "/door")
        await network.advance(by: .seconds(1))
        try tab.press("Enter")
        for _ in 0..<100 where tab.address != "/" { await network.advance(by: .seconds(1)) }
        #expect(tab.address == "/" && tab.shows("Signed in: ann"))
        network.killServer()
        network.startServer()
        await network.advance(by: .seconds(20))
        #expect(tab.isOnline && tab.shows("Signed in: ann"))
    }
}

extension SimulatedTab {
    /// What tells the page from the same one opened again.
    fileprivate var pageToken: Substring? {
        html.split(separator: "name=\"_page\"", maxSplits: 1).last?.prefix(60)
    }
}

private struct Presses: View {
    @State private var count = 0

    var body: some View {
        Button("Press") { count += 1 }
        Text("\(count) presses")
    }
}
