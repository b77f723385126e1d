import Pinion
import PinionTesting
import Testing

// What README shows, as it stands there.

struct SignupView: View {
    @State private var username = ""
    @State private var isShown = false

    var body: some View {
        Form {
            TextField("Username", text: $username)
            Button("Sign up") { isShown = true }.disabled(username.isEmpty)
        }
        .sheet(isPresented: $isShown) { Text("Welcome, \(username)") }
    }
}

private struct Articles: App {
    var body: some Scene {
        Page("/articles/:id") { (id: Int) in Text("Article \(id)") }
        Page("/profile") { visit in
            if let user = visit.user { Text(user.name) } else { Redirect(to: "/articles/1") }
        }
        Page("/broken") { BrokenView() }
        NotFoundPage { visit in Text("There is nothing at \(visit.path).") }
    }
}

private struct BrokenView: View {
    final class Model: ObservableObject {}

    @EnvironmentObject var model: Model

    var body: some View { Text("never") }
}

@MainActor
@Suite struct TheReadme {
    @Test func welcomesWhoeverSignsUp() async throws {
        let tab = try TestTab { SignupView() }
        #expect(try tab.isEnabled("Sign up") == false)
        try tab.type("ann", into: "Username")
        try await tab.click("Sign up")
        #expect(tab.texts.contains("Welcome, ann"))
    }

    @Test func losesNothingOverABadNetwork() async throws {
        let network = SimulatedNetwork { SignupView() }
        network.latency = .milliseconds(50)...(.seconds(1))
        network.loss = 0.2
        let tab = try await network.browser().open("/")
        try tab.type("ann", into: "Username")
        network.killServer()
        network.startServer()
        await network.advance(by: .seconds(60))
        #expect(try tab.value(of: "Username") == "ann")
    }

    @Test func leadsToAPageWhoseAddressHasAValue() async throws {
        let app = try await TestApp(Articles())
        let tab = try await app.open("/profile")
        #expect(tab.path == "/articles/1")
        #expect(tab.texts == ["Article 1"])
    }

    @Test func namesTheObjectThatIsMissingAndOpensTheOtherPages() async throws {
        let app = try await TestApp(Articles())
        let error = await #expect(throws: MissingObject.self) { try await app.open("/broken") }
        #expect(
            error?.description == """
                BrokenView on /broken needs a Model from its environment: give one with .environmentObject \
                or .environment.
                """)
        #expect(try await app.open("/articles/2").texts == ["Article 2"])
    }
}
