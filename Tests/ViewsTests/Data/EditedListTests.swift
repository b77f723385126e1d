import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Lists that are edited")
struct EditedListTests {
    @Test func aRowHasAButtonThatDeletesIt() {
        let page = MountedPage(Tasks())
        #expect(page.texts == ["Milk", "Delete", "Bread", "Delete", "Eggs", "Delete"])
        page.press("delete-bread")
        #expect(page.texts == ["Milk", "Delete", "Eggs", "Delete"])
        page.press("delete-eggs")
        #expect(page.texts == ["Milk", "Delete"])
    }

    @Test func aRowIsMoved() {
        let page = MountedPage(Ranking())
        page.press("move-up-b")
        #expect(page.texts.last == "bac")
        page.press("move-down-b")
        #expect(page.texts.last == "abc")
        page.press("move-up-a")
        page.press("move-down-c")
        #expect(page.texts.last == "abc")
    }

    @Test func aRowAndItsButtonsStandBesideEachOther() {
        let page = MountedPage {
            Text("Milk").swipeActions { Button("Pin") {} }
        }
        #expect(
            page.html == """
                <div class="row-with-actions"><p>Milk</p><span class="row-actions">\
                <button name="action" value="pin" form="page"><span>Pin</span></button></span></div>
                """)
    }

    @Test func elementsAreRemovedAndMovedByTheirOffsets() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: [0, 2, 9])
        #expect(letters == ["b", "d"])
        letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 1], toOffset: 3)
        #expect(letters == ["c", "a", "b", "d"])
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(letters == ["d", "c", "a", "b"])
    }

    @Test func aSearchStandsAbove() {
        let page = MountedPage { Text("A").searchable(text: .constant("x"), prompt: "Find a park") }
        #expect(
            page.html == """
                <label class="field"><input placeholder="Find a park" aria-label="Find a park" \
                type="search" name="field" form="page" value="x"></label><p>A</p>
                """)
    }
}

private struct Tasks: View {
    @State private var tasks = ["Milk", "Bread", "Eggs"]

    var body: some View {
        List {
            ForEach(tasks, id: \.self) { Text($0) }
                .onDelete(perform: delete)
        }
    }

    private func delete(at offsets: RowOffsets) {
        tasks.remove(atOffsets: offsets)
    }
}

private struct Ranking: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { Text($0) }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(letters.joined())
    }
}
