import DOM
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
