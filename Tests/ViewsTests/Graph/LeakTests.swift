import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("What goes is freed")
struct LeakTests {
    @Test func aViewThatGoesFreesItsStateObjectAndSubscriptions() {
        let witness = Witness()
        let page = MountedPage(Door(witness: witness))
        #expect(witness.object != nil)
        #expect(witness.state != nil)
        page.press("close")
        #expect(witness.object == nil)
        #expect(witness.state == nil)
    }

    @Test func aRowThatGoesFreesItsState() {
        let witness = Witness()
        let model = Rows(["a", "b"])
        let page = MountedPage(Door.List(model: model, witness: witness))
        #expect(witness.object != nil)
        // Both rows read the environment, and the one that stays must not keep the other there.
        model.rows.removeLast()
        page.turn()
        #expect(witness.object == nil)
        #expect(witness.state == nil)
    }

    @Test func aPageThatGoesFreesEverything() {
        let witness = Witness()
        weak var graph: ViewGraph?
        weak var document: Document?
        weak var element: Element?
        do {
            let page = MountedPage {
                VStack {
                    Room(witness: witness).modifier(Wrapped())
                    AnyView(TextField("Name", text: .constant("Ada"))).environment(\.isEnabled, false)
                }
            }
            graph = page.graph
            document = page.document
            element = page.document.root.children.last
            #expect(element != nil)
        }
        #expect(graph == nil)
        #expect(document == nil)
        #expect(element == nil)
        #expect(witness.object == nil)
        #expect(witness.state == nil)
    }

    @Test func aFileThatNobodyHasTakenHoldsNoPage() {
        weak var graph: ViewGraph?
        weak var document: Document?
        var file: OfferedFile?
        do {
            let page = MountedPage {
                Table([Line(id: 1)]) { TableColumn("Number", value: \.id) }.exportsCSV(named: "lines")
            }
            page.press("export-as-csv")
            graph = page.graph
            document = page.document
            file = page.document.offeredFile
        }
        #expect(file?.name == "lines.csv")
        #expect(graph == nil)
        #expect(document == nil)
    }

    @Test func anObjectThatStaysHoldsNoView() {
        let model = Rows(["a"])
        weak var graph: ViewGraph?
        do {
            let page = MountedPage(Titles(model: model))
            graph = page.graph
        }
        #expect(graph == nil)
        model.rows.append(Row("b"))
    }

    @Test func aPageThatIsUnmountedHearsNothingMore() {
        let model = Rows(["a"])
        let page = MountedPage(Titles(model: model))
        page.graph.unmount()
        model.rows.append(Row("b"))
        page.turn()
        #expect(page.operations() == [])
    }
}

/// Sees whether what a view keeps is still there.
@MainActor
private final class Witness {
    weak var object: Owned?
    weak var state: Token?
}

@MainActor
private final class Token {}

@MainActor
private final class Owned: ObservableObject {
    @Published var number = 0

    init(_ witness: Witness) { witness.object = self }
}

private struct Room: View {
    @StateObject private var owned: Owned
    @State private var token: Token
    @Environment(\.isEnabled) private var isEnabled

    init(witness: Witness) {
        _owned = StateObject(wrappedValue: Owned(witness))
        let token = witness.state ?? Token()
        witness.state = token
        _token = State(initialValue: token)
    }

    var body: some View {
        let _ = token
        Text("\(owned.number)")
        Button("up") { owned.number += 1 }.opacity(isEnabled ? 1 : 0.5)
    }
}

private struct Door: View {
    let witness: Witness
    @State private var isOpen = true

    var body: some View {
        Button("close") { isOpen = false }
        if isOpen { Room(witness: witness) }
    }

    struct List: View {
        @ObservedObject var model: Rows
        let witness: Witness

        var body: some View {
            ForEach(model.rows) { row in Room(witness: row.title == "b" ? witness : Witness()) }
                .environment(\.isEnabled, true)
        }
    }
}

private struct Wrapped: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
        content
        Text("\(count)")
    }
}

private struct Titles: View {
    @ObservedObject var model: Rows

    var body: some View {
        ForEach(model.rows) { row in Text(row.title) }
    }
}

private struct Line: Identifiable {
    let id: Int
}
