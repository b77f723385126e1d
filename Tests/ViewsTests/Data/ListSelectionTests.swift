import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Rows of a list that are chosen")
struct ListSelectionTests {
    @Test func haveAButtonThatLiesOverThem() {
        let page = MountedPage { Single() }
        #expect(
            page.html == """
                <p>none</p><ul class="list choices" role="list">\
                <li id="row-1"><button class="choose" aria-labelledby="row-1" name="action" value="select-a" form="page">\
                </button><p>Apple</p></li>\
                <li id="row-2"><button class="choose" aria-labelledby="row-2" name="action" value="select-b" form="page">\
                </button><p>Berry</p></li></ul>
                """)
    }

    @Test func areOneAtATime() {
        let page = MountedPage { Single() }
        page.press("select-a")
        #expect(page.texts.first == "a")
        #expect(page.control("select-a")?["aria-current"] == "true")
        page.press("select-b")
        #expect(page.texts.first == "b")
        #expect(page.control("select-a")?["aria-current"] == nil)
    }

    @Test func areSeveralWhereTheyAreASet() {
        let page = MountedPage { Several() }
        page.press("select-1")
        page.press("select-3")
        #expect(page.texts.first == "1 3")
        #expect(page.control("select-1")?["aria-pressed"] == "true")
        page.press("select-1")
        #expect(page.texts.first == "3")
        #expect(page.control("select-1")?["aria-pressed"] == "false")
    }

    @Test func areLinksWithAValueThemselves() {
        let page = MountedPage { Linked() }
        page.press("second")
        #expect(page.texts == ["2", "First", "Second"])
        #expect(page.control("second")?["aria-current"] == "true")
    }

    @Test func mayStandInSections() {
        let page = MountedPage { Sectioned() }
        page.press("select-x")
        #expect(page.texts.first == "x")
        #expect(page.control("select-x")?["aria-current"] == "true")
    }

    @Test func areThoseOfTheirTypeAlone() {
        let page = MountedPage {
            List(selection: .constant(Int?.none)) {
                Text("number").tag(1)
                Text("text").tag("a")
            }
        }
        #expect(page.document.control(named: "select-1") != nil)
        #expect(page.document.control(named: "select-a") == nil)
    }

    @Test func showWhatEditsThemOnlyWhileTheyAreEdited() {
        let page = MountedPage { Edited() }
        #expect(page.texts == ["Edit", "a", "b"])
        page.press("edit")
        #expect(page.texts == ["Done", "a", "Delete", "Move up", "Move down", "b", "Move up", "Move down"])
        page.press("delete-a")
        #expect(page.texts == ["Done", "b", "Move up", "Move down"])
        #expect(page.document.control(named: "delete-b") == nil)
        #expect(page.document.control(named: "move-up-b") != nil)
        page.press("edit")
        #expect(page.document.control(named: "move-up-b") == nil)
    }
}

private struct Single: View {
    @State private var chosen: String?

    var body: some View {
        Text(chosen ?? "none")
        List(selection: $chosen) {
            Text("Apple").tag("a")
            Text("Berry").tag("b")
        }
    }
}

private struct Several: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
        Text(chosen.sorted().map { "\($0)" }.joined(separator: " "))
        List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
    }
}

private struct Linked: View {
    @State private var chosen: Int?

    var body: some View {
        Text("\(chosen ?? 0)")
        List(selection: $chosen) {
            NavigationLink("First", value: 1)
            NavigationLink("Second", value: 2)
        }
    }
}

private struct Sectioned: View {
    @State private var chosen: String?

    var body: some View {
        Text(chosen ?? "none")
        List(selection: $chosen) {
            Section("One") { Text("X").tag("x") }
            Section("Two") { Text("Y").tag("y") }
        }
    }
}

private struct Edited: View {
    @State private var rows = ["a", "b"]

    var body: some View {
        NavigationStack {
            EditButton()
            List {
                ForEach(rows, id: \.self) { row in
                    Text(row).deleteDisabled(row == "b")
                }
                .onDelete { (offsets: RowOffsets) in rows.remove(atOffsets: offsets) }
                .onMove { (_: RowOffsets, _: Int) in }
            }
        }
    }
}
