import DOM
import PinionTesting
import Reactive
import Testing
import Views

@MainActor
@Suite("ForEach")
struct ForEachTests {
    @Test func aViewForEachElement() {
        let page = MountedPage(ForEach(["a", "b"], id: \.self) { name in Text(name) })
        #expect(page.html == "<p>a</p><p>b</p>")
    }

    @Test func twoViewsForEachElement() {
        let page = MountedPage {
            ForEach(0..<2) { number in
                Text("\(number)")
                Text("and")
            }
        }
        #expect(page.texts == ["0", "and", "1", "and"])
    }

    @Test func insertingSendsTheNewRowAlone() {
        let model = Rows(["a", "c"])
        let page = MountedPage(RowList(model: model))
        model.rows.insert(Row("b"), at: 1)
        page.turn()
        #expect(page.operations() == [#"["i",1,3,"<p data-n=\"5\">b</p>"]"#])
        #expect(page.texts == ["a", "b", "c"])
    }

    @Test func removingSendsWhichIsGone() {
        let model = Rows(["a", "b", "c"])
        let page = MountedPage(RowList(model: model))
        model.rows.remove(at: 1)
        page.turn()
        #expect(page.operations() == [#"["x",4]"#])
    }

    @Test func oneChangedRowOfTenThousandIsOneOperation() {
        let model = Rows((0..<10_000).map(String.init))
        let page = MountedPage(RowList(model: model))
        model.rows[4_321].title = "changed"
        page.turn()
        #expect(page.operations() == [#"["t",4324,"changed"]"#])
    }

    @Test func movingOneRowOfTenThousandIsOneMove() {
        let model = Rows((0..<10_000).map(String.init))
        let page = MountedPage(RowList(model: model))
        let row = model.rows.remove(at: 9_000)
        model.rows.insert(row, at: 0)
        page.turn()
        #expect(page.operations() == [#"["m",1,2,9003]"#])
    }

    @Test func stateFollowsItsElement() {
        let model = Rows(["a", "b"])
        let page = MountedPage(ForEach(model.rows) { row in Counter(title: row.title) })
        page.press("count-a")
        page.press("count-a")
        #expect(page.texts == ["count", "a 2", "count", "b 0"])
    }

    @Test func stateMovesWithItsElement() {
        let model = Rows(["a", "b"])
        let page = MountedPage(CounterList(model: model))
        page.press("count-a")
        model.rows.reverse()
        page.turn()
        #expect(page.texts == ["count", "b 0", "count", "a 1"])
        page.press("count-a")
        #expect(page.texts == ["count", "b 0", "count", "a 2"])
    }

    @Test func stateOfARemovedElementIsForgotten() {
        let model = Rows(["a"])
        let page = MountedPage(CounterList(model: model))
        page.press("count-a")
        model.rows = []
        page.turn()
        model.rows = [Row("a")]
        page.turn()
        #expect(page.texts == ["count", "a 0"])
    }

    /// The law: however rows come, go, move and change, the page shows the rows that there are, each with its state.
    @Test func theRowsAreShownWhateverBecomesOfThem() {
        let model = Rows((0..<8).map(String.init))
        let page = MountedPage(CounterList(model: model))
        for name in ["2", "5", "7"] { page.press("count-\(name)") }
        let counts = ["2": 1, "5": 1, "7": 1]
        func check() {
            page.turn()
            let shown = page.texts.filter { $0 != "count" }
            #expect(shown == model.rows.map { "\($0.title) \(counts[$0.id] ?? 0)" })
        }
        model.rows.append(model.rows.removeFirst())
        check()
        model.rows.insert(Row("9"), at: 3)
        check()
        model.rows.swapAt(0, 7)
        check()
        model.rows.removeAll { ["1", "9"].contains($0.id) }
        check()
        model.rows[2].title = "changed"
        check()
        model.rows.insert(model.rows[0], at: 5)
        page.turn()
        #expect(page.reports.count == 1)
        model.rows.remove(at: 5)
        check()
        model.rows.reverse()
        check()
        model.rows = []
        check()
    }

    /// The law: after any changes the page is as if it were opened now. Rows are no element, one or several, and some
    /// change by themselves.
    @Test func thePageIsTheSameAsIfItWereOpenedNow() {
        for seed in 0..<60 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let model = Pieces()
            let page = MountedPage(PieceList(model: model, marks: model.marks))
            for _ in 0..<12 {
                for _ in 0..<Int.random(in: 1...3, using: &generator) { model.change(using: &generator) }
                page.turn()
                let fresh = MountedPage(PieceList(model: model, marks: model.marks))
                guard page.html == fresh.html else {
                    Issue.record("seed \(seed): \(page.html) is not \(fresh.html)")
                    return
                }
            }
        }
    }

    @Test func anElementThatIsAnObjectIsLookedAtThoughItIsTheSame() {
        let model = Parcels()
        let page = MountedPage(ParcelList(model: model))
        model.parcels[1].place = "Bath"
        model.objectWillChange.send()
        page.turn()
        #expect(page.texts == ["Oslo", "Bath"])
    }

    @Test func anElementThatIsEqualInNameOnlyIsLookedAt() {
        let model = Named()
        let page = MountedPage(NamedList(model: model))
        model.items[0].text = "new"
        page.turn()
        #expect(page.texts == ["new"])
    }

    @Test func aRowThatReadsMoreThanItsElementIsLookedAt() {
        let model = Rows(["a", "b"])
        let page = MountedPage(MarkedList(model: model))
        #expect(page.texts == ["a", "b", "mark"])
        page.press("mark")
        #expect(page.texts == ["a!", "b!", "mark"])
    }

    /// What the closure holds is another value, though the elements are the same.
    @Test func aRowOfAViewThatIsMadeAnewIsLookedAt() {
        let model = Rows(["a", "b"])
        let page = MountedPage(SuffixedParent(model: model))
        #expect(page.texts == ["a.", "b.", "mark"])
        page.press("mark")
        #expect(page.texts == ["a!", "b!", "mark"])
    }

    @Test func aViewThatIsAnEnumerationIsLookedAt() {
        let page = MountedPage(ChosenParent())
        #expect(page.texts == ["one", "other"])
        page.press("other")
        #expect(page.texts == ["two", "other"])
    }

    @Test func anIdentityThatIsThereTwiceIsReportedAndShownTwice() {
        let model = Rows(["a", "a", "a", "b"])
        let page = MountedPage(RowList(model: model), path: "/rows")
        #expect(page.texts == ["a", "a", "a", "b"])
        #expect(page.reports == ["/rows: ForEach over Array<Row> has the id “a” more than once."])
        model.rows.remove(at: 0)
        page.turn()
        #expect(page.texts == ["a", "a", "b"])
    }

    @Test func elementsOfABindingAreEdited() {
        let model = Rows(["a", "b"])
        let page = MountedPage(Editors(model: model))
        page.type("Beta", into: "title-b")
        #expect(model.rows.map(\.title) == ["a", "Beta"])
        #expect(page.texts == ["Title", "Title", "a, Beta"])
    }

    @Test func anEditedElementThatIsGoneIsWrittenNowhere() {
        let model = Rows(["a", "b"])
        let page = MountedPage(Editors(model: model))
        let field = page.control("title-b")
        model.rows.removeLast()
        page.turn()
        try? field?.enter(.text("late"))
        #expect(model.rows.map(\.title) == ["a"])
    }

    @Test func aLongRowIsEvaluatedOnlyWhereItChanged() {
        let log = EvaluationLog()
        let model = Rows((0..<100).map(String.init))
        let page = MountedPage(LoggedList(model: model, log: log))
        #expect(log.take() == ["list": 1, "row": 100])
        model.rows[50].title = "changed"
        page.turn()
        #expect(log.take() == ["list": 1, "row": 1])
    }
}

struct Row: Identifiable, Equatable {
    let id: String
    var title: String

    init(_ title: String) {
        id = title
        self.title = title
    }
}

@MainActor
final class Rows: ObservableObject {
    @Published var rows: [Row]

    init(_ titles: [String]) {
        rows = titles.map(Row.init)
    }
}

private struct RowList: View {
    @ObservedObject var model: Rows

    var body: some View {
        ForEach(model.rows) { row in Text(row.title) }
    }
}

private struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View {
        Button("count") { count += 1 }
        Text("\(title) \(count)")
    }
}

private struct CounterList: View {
    @ObservedObject var model: Rows

    var body: some View {
        ForEach(model.rows) { row in Counter(title: row.title) }
    }
}

private struct Editors: View {
    @ObservedObject var model: Rows

    var body: some View {
        ForEach($model.rows) { $row in TextField("Title", text: $row.title) }
        Text(model.rows.map(\.title).joined(separator: ", "))
    }
}

private struct LoggedList: View {
    @ObservedObject var model: Rows
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("list")
        ForEach(model.rows) { row in LoggedRow(row: row, log: log) }
    }
}

private struct LoggedRow: View {
    let row: Row
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("row")
        Text(row.title)
    }
}

/// A row that is as many elements as it has copies.
private struct Piece: Identifiable {
    let id: Int
    var title: String
    var copies = 1
}

/// The rows that bear a mark.
@MainActor
private final class Marks: ObservableObject {
    @Published var ids: Set<Int> = []
}

@MainActor
private final class Pieces: ObservableObject {
    @Published var pieces = (0..<8).map { Piece(id: $0, title: "\($0)") }
    @Published var hasHeader = false
    let marks = Marks()
    private var lastID = 8

    /// Makes one change: to a row, to which rows there are, to their order, or beside them.
    func change(using generator: inout SeededGenerator) {
        guard let index = pieces.indices.randomElement(using: &generator) else { return insert(at: 0) }
        let other = Int.random(in: 0..<pieces.count, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1, 2, 3: pieces.insert(pieces.remove(at: index), at: other)
        case 4, 5: insert(at: other)
        case 6: pieces.remove(at: index)
        case 7: pieces[index].title += "."
        case 8: pieces[index].copies = Int.random(in: 0...2, using: &generator)
        case 9: for place in pieces.indices { pieces[place].copies = 1 }
        case 10: marks.ids.formSymmetricDifference([pieces[index].id])
        default: hasHeader.toggle()
        }
    }

    private func insert(at index: Int) {
        lastID += 1
        pieces.insert(Piece(id: lastID, title: "\(lastID)"), at: index)
    }
}

private struct PieceList: View {
    @ObservedObject var model: Pieces
    let marks: Marks

    var body: some View {
        if model.hasHeader { Text("header") }
        PieceRows(pieces: model.pieces, marks: marks)
        Text("footer")
    }
}

private struct PieceRows: View {
    let pieces: [Piece]
    let marks: Marks

    var body: some View {
        ForEach(pieces) { piece in PieceRow(piece: piece, marks: marks) }
    }
}

private struct PieceRow: View {
    let piece: Piece
    @ObservedObject var marks: Marks

    var body: some View {
        ForEach(0..<piece.copies) { number in Text("\(piece.title) \(number)") }
        if marks.ids.contains(piece.id) { Text("marked") }
    }
}

@MainActor
private final class Parcel: Identifiable {
    var place: String

    init(_ place: String) { self.place = place }
}

@MainActor
private final class Parcels: ObservableObject {
    @Published var parcels = [Parcel("Oslo"), Parcel("Rome")]
}

private struct ParcelList: View {
    @ObservedObject var model: Parcels

    var body: some View {
        ForEach(model.parcels) { parcel in Text(parcel.place) }
    }
}

/// An element that is equal to another of its id, whatever it says.
private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
}

@MainActor
private final class Named: ObservableObject {
    @Published var items = [Item(id: 1, text: "old")]
}

private struct NamedList: View {
    @ObservedObject var model: Named

    var body: some View {
        ForEach(model.items) { item in Text(item.text) }
    }
}

private struct MarkedList: View {
    @ObservedObject var model: Rows
    @State private var isMarked = false

    var body: some View {
        ForEach(model.rows) { row in Text(isMarked ? row.title + "!" : row.title) }
        Button("mark") { isMarked = true }
    }
}

private struct SuffixedParent: View {
    @ObservedObject var model: Rows
    @State private var suffix = "."

    var body: some View {
        SuffixedList(rows: model.rows, suffix: suffix)
        Button("mark") { suffix = "!" }
    }
}

private struct SuffixedList: View {
    let rows: [Row]
    let suffix: String

    var body: some View {
        ForEach(rows) { row in Text(row.title + suffix) }
    }
}

private struct ChosenParent: View {
    @State private var chosen = Chosen.one

    var body: some View {
        chosen
        Button("other") { chosen = .two("two") }
    }
}

/// A view that is made of cases, and not of properties.
private enum Chosen: View {
    case one
    case two(String)

    var body: some View {
        switch self {
        case .one: Text("one")
        case .two(let text): Text(text)
        }
    }
}
