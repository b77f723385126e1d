import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
    @Test func byItselfItIsWhatIsInside() {
        #expect(MountedPage(NavigationStack { Text("A") }).html == "<p>A</p>")
    }

    @Test func goesWithItsPageWhateverGivesItATitle() {
        weak var graph: ViewGraph?
        do {
            let page = MountedPage(NavigationStack { Text("A").navigationTitle("Letters") })
            graph = page.graph
            #expect(page.document.title == "Letters")
        }
        #expect(graph == nil)
    }

    @Test func aLinkWithAValueLeadsToItsView() {
        let page = MountedPage(Parks())
        #expect(page.html == Parks.closed)
        page.press("yosemite-2")
        #expect(
            page.html == """
                <h1 class="title">Yosemite</h1><div hidden=""><ul class="list" role="list"><li>\
                <button class="button-link" name="action" value="acadia-1" form="page"><span>Acadia</span></button></li><li>\
                <button class="button-link" name="action" value="yosemite-2" form="page"><span>Yosemite</span></button></li></ul></div>\
                <button class="button-link back first-back" name="action" value="back" form="page"><span class="label">\
                <svg class="symbol turns" viewBox="0 0 24 24" aria-hidden="true"><use href="/icons.svg#chevron.left"></use></svg>\
                <span><span>Back</span></span></span></button><p>Park 2</p>
                """)
        page.press("back")
        #expect(page.html == Parks.closed)
    }

    @Test func aLinkWithAViewLeadsThereAndKeepsItUpToDate() {
        let page = MountedPage(Counting())
        page.press("show")
        #expect(page.texts == ["0", "Show", "Back", "count 0", "Add", "Leave"])
        page.press("add")
        #expect(page.texts == ["1", "Show", "Back", "count 1", "Add", "Leave"])
        page.press("leave")
        #expect(page.texts == ["1", "Show"])
        #expect(page.reports.isEmpty)
    }

    @Test func theProgramReadsAndSetsThePath() {
        let page = MountedPage(Path())
        page.press("deep")
        #expect(
            page.texts == ["path [1, 2]", "Deep", "Back", "level 1", "Further", "Back", "level 2", "Further"])
        page.press("further-2")
        #expect(page.texts.first == "path [1, 2, 3]")
        page.press("back-3")
        #expect(page.texts.first == "path [1, 2]")
    }

    @Test func aViewIsPushedWhileAValueIsTrue() {
        let page = MountedPage(Presenting())
        page.press("open")
        #expect(page.texts == ["open", "Open", "Close", "Back", "inside"])
        page.press("back")
        #expect(page.texts == ["closed", "Open", "Close"])
        page.press("open")
        page.press("close")
        #expect(page.texts == ["closed", "Open", "Close"])
    }

    @Test func withoutAStackALinkToAViewCannotBeUsed() {
        let page = MountedPage { NavigationLink("A") { Text("B") } }
        #expect(page.control("a")?.isEnabled == false)
    }
}

private struct Park: Identifiable, Hashable {
    let id: Int
    let name: String
}

private struct Parks: View {
    let parks = [Park(id: 1, name: "Acadia"), Park(id: 2, name: "Yosemite")]

    var body: some View {
        NavigationStack {
            List(parks) { park in NavigationLink(park.name, value: park) }
                .navigationTitle("Parks")
                .navigationDestination(for: Park.self) { park in
                    Text("Park \(park.id)").navigationTitle(park.name)
                }
        }
    }

    static let closed = """
        <h1 class="title">Parks</h1><ul class="list" role="list"><li>\
        <button class="button-link" name="action" value="acadia-1" form="page"><span>Acadia</span></button></li><li>\
        <button class="button-link" name="action" value="yosemite-2" form="page"><span>Yosemite</span></button></li></ul>
        """
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            Text("\(count)")
            NavigationLink("Show") { Detail(count: $count) }
        }
    }

    struct Detail: View {
        @Binding var count: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("count \(count)")
            Button("Add") { count += 1 }
            Button("Leave") { dismiss() }
        }
    }
}

private struct Path: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("path \(path)")
            Button("Deep") { path = [1, 2] }
                .navigationDestination(for: Int.self) { level in
                    Text("level \(level)")
                    NavigationLink("Further", value: level + 1)
                }
        }
    }
}

private struct Presenting: View {
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Text(isOpen ? "open" : "closed")
            Button("Open") { isOpen = true }
            Button("Close") { isOpen = false }
                .navigationDestination(isPresented: $isOpen) { Text("inside") }
        }
    }
}
