import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Columns of which one leads to the next")
struct SplitViewTests {
    @Test func aRowThatIsChosenLeadsOn() {
        let page = MountedPage { Folders() }
        #expect(page.split == "split all-columns at-sidebar")
        page.press("select-work")
        #expect(page.texts.last == "folder work")
        #expect(page.split == "split all-columns at-detail")
        #expect(page.query == "?~column=detail")
        page.press("to-sidebar")
        #expect(page.split == "split all-columns at-sidebar")
        #expect(page.query == "")
    }

    @Test func theBrowsersBackLeadsToTheFirstColumn() {
        let page = MountedPage { Folders() }
        page.press("select-work")
        page.enter(.text(""), into: "@query")
        #expect(page.split == "split all-columns at-sidebar")
    }

    @Test(arguments: ["content", "sidebar", "detail%20hidden", "nowhere"])
    func theAddressNamesNoColumnThatIsNone(column: String) {
        let page = MountedPage(query: "~column=" + column) { Folders() }
        #expect(page.split == "split all-columns at-sidebar")
    }

    @Test func aLinksViewTakesTheNextColumn() {
        let page = MountedPage { Links() }
        #expect(page.texts == ["One", "Two", "Hide sidebar", "Back", "nothing"])
        page.press("one")
        #expect(page.texts == ["One", "Two", "Hide sidebar", "Back", "nothing", "Back", "view 1", "More"])
        page.press("more")
        #expect(page.texts.suffix(2) == ["Back", "more of 1"])
        page.press("two")
        #expect(page.texts == ["One", "Two", "Hide sidebar", "Back", "nothing", "Back", "view 2", "More"])
        #expect(page.query == "?~column=detail&~=two")
    }

    @Test func theLinkWhoseViewIsOpenSaysSo() {
        let page = MountedPage { Links() }
        let marks = { ["one", "two"].map { page.control($0)?["aria-current"] } }
        #expect(marks() == [nil, nil])
        page.press("one")
        #expect(marks() == ["true", nil])
        page.press("more")
        #expect(marks() == ["true", nil])
        page.press("two")
        #expect(marks() == [nil, "true"])
    }

    @Test func anAddressLeadsToWhatALinkLedTo() {
        let page = MountedPage(query: "~=two") { Links() }
        #expect(page.texts.contains("view 2"))
        #expect(page.control("two")?["aria-current"] == "true")
    }

    @Test func theFirstColumnCanBeHidden() {
        let page = MountedPage { Folders() }
        page.press("sidebar")
        #expect(page.split == "split detail-only at-sidebar")
        page.press("sidebar")
        #expect(page.split == "split all-columns at-sidebar")
    }

    @Test func aColumnIsAsWideAsItsViewSays() {
        let page = MountedPage {
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 80, max: 400)
            } detail: {
                Text("b")
            }
        }
        #expect(page.html.contains(#"<div class="column sidebar" data-style="--column:6.25rem">"#))
    }

    @Test func eachColumnHasATitleAndTheLastNamesThePage() {
        let page = MountedPage { Titled() }
        #expect(page.titles == ["Numbers"])
        #expect(page.document.title == "Numbers")
        page.press("one")
        #expect(page.titles == ["Numbers", "Number 1"])
        #expect(page.document.title == "Number 1")
        page.press("to-sidebar")
        #expect(page.titles == ["Numbers"])
        #expect(page.document.title == "Numbers")
    }

    @Test func ofThreeTitlesTheLastNamesThePage() {
        let page = MountedPage {
            NavigationSplitView {
                Text("1").navigationTitle("First")
            } content: {
                Text("2").navigationTitle("Second")
            } detail: {
                Text("3").navigationTitle("Third")
            }
        }
        #expect(page.titles == ["First", "Second", "Third"])
        #expect(page.document.title == "Third")
    }

    @Test func ofThreeTheSecondLeadsToTheThird() {
        let page = MountedPage { Three() }
        page.press("select-a")
        #expect(page.split == "split all-columns at-content")
        page.press("select-x")
        #expect(page.split == "split all-columns at-detail")
        #expect(page.texts.last == "a x")
        page.press("to-content")
        #expect(page.split == "split all-columns at-content")
        page.press("to-sidebar")
        #expect(page.split == "split all-columns at-sidebar")
    }
}

extension MountedPage {
    fileprivate var split: String {
        document.root.children.compactMap { $0["class"] }.first { $0.hasPrefix("split") } ?? ""
    }

    /// The headings of the columns.
    fileprivate var titles: [String] {
        html.matches(of: /<h1 class="title">([^<]*)/).map { String($0.1) }
    }

    fileprivate var query: String {
        (document.control(named: "@query") as? AddressElement)?.value ?? ""
    }
}

private struct Folders: View {
    @State private var folder: String?

    var body: some View {
        NavigationSplitView {
            List(["home", "work"], id: \.self, selection: $folder) { Text($0) }
        } detail: {
            Text("folder \(folder ?? "none")")
        }
    }
}

private struct Links: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
                .navigationDestination(for: Int.self) { number in
                    Text("view \(number)")
                    NavigationLink("More") { Text("more of \(number)") }
                }
        } detail: {
            Text("nothing")
        }
    }
}

private struct Titled: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("One") { Text("1").navigationTitle("Number 1") }
                .navigationTitle("Numbers")
        } detail: {
            Text("none")
        }
    }
}

private struct Three: View {
    @State private var one: String?
    @State private var two: String?

    var body: some View {
        NavigationSplitView {
            List(selection: $one) { Text("A").tag("a") }
        } content: {
            List(selection: $two) { Text("X").tag("x") }
        } detail: {
            Text("\(one ?? "") \(two ?? "")")
        }
    }
}
