import DOM
import Testing
import Views

@MainActor
@Suite("Titles")
struct TitleTests {
    @Test func theTitleHeadsThePage() {
        let page = MountedPage(Text("A").navigationTitle("Articles"))
        #expect(page.html == #"<h1 class="title">Articles</h1><p>A</p>"#)
        #expect(page.document.title == "Articles")
    }

    @Test func theInnermostTitleCounts() {
        let page = MountedPage(VStack { Text("A").navigationTitle("Inner") }.navigationTitle("Outer"))
        #expect(page.document.title == "Inner")
    }

    @Test func theBrowsersTitleCanBeAnother() {
        let page = MountedPage(VStack { Text("A").pageTitle("(2) Articles") }.navigationTitle("Articles"))
        #expect(page.document.title == "(2) Articles")
        #expect(page.html.hasPrefix(#"<h1 class="title">Articles</h1>"#))
    }

    @Test func aNumberOfWhatThereIsToLookAtStandsBeforeIt() {
        let page = MountedPage(Counted())
        #expect(page.document.title == "Alerts")
        page.press("more")
        #expect(page.document.title == "(3) Alerts")
        #expect(page.html.hasPrefix(#"<h1 class="title">Alerts</h1>"#))
        page.press("less")
        #expect(page.document.title == "Alerts")
    }

    private struct Counted: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("More") { count = 3 }
                Button("Less") { count = -1 }
                Text("A").pageBadge(1 - 1)
                Text("B").pageBadge(count > 0 ? count - 1 : 0)
            }
            .navigationTitle("Alerts")
            .pageBadge(count)
        }
    }

    @Test func aTitleGoesWithItsView() {
        let page = MountedPage(Renamed())
        #expect(page.document.title == "Plain")
        page.press("toggle")
        #expect(page.document.title == "Special 1")
        page.press("count")
        #expect(page.document.title == "Special 2")
        page.press("toggle")
        #expect(page.document.title == "Plain")
    }

    private struct Renamed: View {
        @State private var isSpecial = false
        @State private var count = 1

        var body: some View {
            VStack {
                if isSpecial { Text("A").navigationTitle("Special \(count)") }
                Button("Toggle") { isSpecial.toggle() }
                Button("Count") { count += 1 }
            }
            .navigationTitle("Plain")
        }
    }
}
