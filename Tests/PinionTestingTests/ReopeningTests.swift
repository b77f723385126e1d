import Pinion
import PinionTesting
import Testing

private struct Notebook: View {
    @SceneStorage("isWriting") private var isWriting = false
    @State private var presses = 0

    var body: some View {
        Button("Write…") { isWriting = true }
        Button("Press") { presses += 1 }
        Text("\(presses) presses")
            .sheet(isPresented: $isWriting) { Writing() }
    }
}

private struct Writing: View {
    @State private var text = ""
    @State private var title = "Untitled"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TextField("Title", text: $title)
        TextField("Text", text: $text)
        Text("\(text.count) letters")
        Button("Done") { dismiss() }
    }
}

private struct Essay: View {
    @SceneStorage("essay") private var essay = ""
    @SceneStorage("page") private var page = 1

    var body: some View {
        TextEditor(text: $essay).name("essay")
        Stepper("Page \(page)", value: $page)
    }
}

private struct Tabs: View {
    enum Chosen: String { case first, second }
    @SceneStorage("tab") private var tab = Chosen.first

    var body: some View {
        TabView(selection: $tab) {
            Tab("First", value: Chosen.first) { Text("The first tab") }
            Tab("Second", value: Chosen.second) { Text("The second tab") }
        }
    }
}

private struct Site: App {
    var body: some Scene {
        Page("/notebook") { Notebook() }
        Page("/essay") { Essay() }
    }
}

@MainActor
@Suite struct ATabThatIsOpenedAgain {
    @Test func hasItsSheetOpenWithWhatWasTypedInIt() async throws {
        try await keeps(try TestTab { Notebook() })
    }

    @Test func hasItInAnAppToo() async throws {
        try await keeps(try await TestApp(Site()).open("/notebook"))
    }

    private func keeps(_ tab: TestTab) async throws {
        try await tab.click("Press")
        try await tab.click("Write…")
        try tab.type("Once upon", into: "Text")
        try await tab.reopen()
        #expect(tab.texts == ["0 presses", "9 letters"])
        #expect(try tab.value(of: "Text") == "Once upon")
        #expect(try tab.value(of: "Title") == "Untitled")
        try await tab.click("Done")
        try await tab.reopen()
        #expect(tab.buttonLabels == ["Write…", "Press"])
    }

    @Test func showsTheTabThatWasChosen() async throws {
        let tab = try TestTab { Tabs() }
        try await tab.click("Second")
        try await tab.reopen()
        #expect(tab.shows("The second tab"))
        #expect(tab.shows("The first tab") == false)
    }

    @Test func reportsOnceThatAPageStoresTooMuch() async throws {
        let app = try await TestApp(Site())
        let tab = try await app.open("/essay")
        try tab.type(String(repeating: "x", count: 2_000), into: "essay")
        try tab.type(String(repeating: "x", count: 2_001), into: "essay")
        #expect(app.reports == ["/essay: a page can store 2 KB, so that this is not kept: “essay”."])
        try tab.type("short", into: "essay")
        #expect(tab.html.contains("data-scene"))
    }
}
