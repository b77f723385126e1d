import DOM
import Testing
import Views

@MainActor
@Suite("Sorting a table")
struct TableSortingTests {
    @Test func isDoneByTheHeadersOfColumnsWithAValue() {
        let page = MountedPage(Sorted())
        #expect(
            page.html.hasPrefix(
                #"<div class="table" role="group" tabindex="0"><table><thead><tr><th scope="col" aria-sort="ascending">"#
                    + #"<button class="button-plain" name="action" value="sort-by-name" form="page"><span>Name</span></button>"#
                    + #"</th><th scope="col" class="align-trailing">"#
                    + #"<button class="button-plain" name="action" value="sort-by-age" form="page"><span>Age</span></button>"#
                    + #"</th><th scope="col">City</th></tr></thead>"#), "\(page.html)")
        #expect(page.rows == ["Ada 36", "Barbara 85", "Grace 85"])
    }

    @Test func goesTheOtherWayWithTheSecondPress() {
        let page = MountedPage(Sorted())
        _ = page.operations()
        page.press("sort-by-name")
        #expect(page.rows == ["Grace 85", "Barbara 85", "Ada 36"])
        let sorts = page.operations().filter { $0.contains("aria-sort") }
        #expect(sorts.count == 1 && sorts[0].hasSuffix(#""aria-sort","descending"]"#), "\(sorts)")
        page.press("sort-by-name")
        #expect(page.rows == ["Ada 36", "Barbara 85", "Grace 85"])
    }

    @Test func keepsTheFormerOrderAmongWhatIsEqual() {
        let page = MountedPage(Sorted())
        page.press("sort-by-name")
        page.press("sort-by-age")
        #expect(page.rows == ["Ada 36", "Grace 85", "Barbara 85"])
        page.press("sort-by-age")
        #expect(page.rows == ["Grace 85", "Barbara 85", "Ada 36"])
        page.press("sort-by-name")
        page.press("sort-by-age")
        #expect(page.rows == ["Ada 36", "Barbara 85", "Grace 85"])
    }

    @Test func remembersEachColumnOnce() {
        let page = MountedPage(Sorted())
        for _ in 0..<3 {
            page.press("sort-by-age")
            page.press("sort-by-name")
        }
        #expect(page.texts.last == "2 orders")
    }

    @Test func canDoWithNumbersThatAreNone() {
        let order = [ColumnOrder(\Weight.grams, .descending)]
        let weights = [Double.nan, 1, 2].map(Weight.init)
        #expect(weights.sorted(using: order).count == 3)
        #expect([Weight(grams: 1), Weight(grams: 2)].sorted(using: order).map(\.grams) == [2, 1])
        #expect([Weight(grams: 2), Weight(grams: 1)].sorted(using: []).map(\.grams) == [2, 1])
    }
}

extension MountedPage {
    /// The rows' names and ages.
    fileprivate var rows: [String] {
        let cells = texts.drop { $0 != "City" }.dropFirst().dropLast()
        let starts = stride(from: cells.startIndex, to: cells.endIndex, by: 3)
        return starts.map { "\(cells[$0]) \(cells[$0 + 1])" }
    }
}

private struct Weight {
    let grams: Double
}

private struct Person: Identifiable {
    let name: String
    let age: Int
    var id: String { name }
}

private struct Sorted: View {
    private let people = [
        Person(name: "Grace", age: 85), Person(name: "Ada", age: 36), Person(name: "Barbara", age: 85),
    ]
    @State private var order = [ColumnOrder(\Person.name)]

    var body: some View {
        Table(people.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age).alignment(.trailing)
            TableColumn("City") { _ in Text("London") }
        }
        Text("\(order.count) orders")
    }
}
