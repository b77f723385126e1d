import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Rows that are not all on the page")
struct LongRowsTests {
    @Test func areAHundredAtFirst() {
        let log = EvaluationLog()
        let page = MountedPage(Numbers(numbers: Array(0..<100_000), log: log))
        #expect(page.shownNumbers == Array(0..<100))
        #expect(log.take() == ["row": 100])
        #expect(page.texts.last == "Rows 101 to 200 of 100000")
    }

    @Test func standBetweenElementsThatSayHowManyRowsAreMissing() {
        let page = MountedPage(query: "rows=102&q=a") { List(0..<201, id: \.self) { Text("\($0)") } }
        #expect(
            page.html.hasPrefix(
                #"<ul class="list" role="list"><li><div class="away" data-away="@rows" data-rows="101">"#
                    + #"<a href="?rows=2&amp;q=a">Rows 2 to 101 of 201</a></div></li>"#
                    + #"<li aria-posinset="102" aria-setsize="201"><p>101</p></li>"#))
        #expect(
            page.html.hasSuffix(
                #"<li aria-posinset="201" aria-setsize="201"><p>200</p></li>"#
                    + #"<li><div class="away" data-away="@rows" data-rows="0"><a hidden=""></a>"#
                    + #"<input data-window="101 100 201" type="hidden" name="@rows" form="page">"#
                    + #"<script type="module" src="/rows.js"></script></div></li></ul>"#))
    }

    @Test func areAllThereUpToTwoHundred() {
        let page = MountedPage(List(0..<200, id: \.self) { Text("\($0)") })
        #expect(page.texts == (0..<200).map(String.init))
        #expect(!page.html.contains("away"))
        #expect(!page.html.contains("aria-posinset"))
    }

    @Test func comeAsTheyAreScrolledTo() {
        let log = EvaluationLog()
        let page = MountedPage(Numbers(numbers: Array(0..<100_000), log: log))
        _ = log.take()
        #expect(page.see("5000 20 1 0") == nil)
        #expect(page.shownNumbers == Array(4_960..<5_060))
        #expect(log.take() == ["row": 100])
        page.see("5010 20 1 0")
        #expect(page.shownNumbers == Array(4_970..<5_070))
        #expect(log.take() == ["row": 10])
        page.see("99990 10 1 0")
        #expect(page.shownNumbers == Array(99_950..<100_000))
    }

    @Test(arguments: [
        "9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807", "0 0 0 0",
        "100000 1 1 1", "500 99 7 3", "99999 100 16 0",
    ])
    func areNeverMoreThanTwoHundred(numbers: String) {
        let page = MountedPage(List(0..<100_000, id: \.self) { Text("\($0)") })
        #expect(page.see(numbers) == nil)
        #expect(!page.shownNumbers.isEmpty)
        #expect(page.shownNumbers.count < 200)
    }

    @Test(arguments: [
        "1 2 3", "1 2 3 4 5", "-1 2 3 4", "a b c d", "1 2 3 9223372036854775808", " 1 2 3 4",
        "1 2 3 " + String(repeating: "0", count: 123),
    ])
    func areNotScrolledToByWhatIsNoFourNumbers(text: String) {
        let page = MountedPage(List(0..<1_000, id: \.self) { Text("\($0)") })
        #expect(page.see(text) == "This field takes four numbers.")
        #expect(page.enter(.flag(true), into: "@rows") == "This field takes four numbers.")
        #expect(page.shownNumbers == Array(0..<100))
    }

    @Test func beginWithTheFirstOfALine() {
        let page = MountedPage(
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<1_000) { Text("\($0)") } })
        page.see("500 20 3 0")
        #expect(page.shownNumbers.first == 459)
    }

    @Test func keepTheirPlaceWhenOthersComeAbove() {
        let model = Source(0..<1_000)
        let page = MountedPage(Followed(model: model))
        page.see("500 20 1 0")
        model.numbers.insert(contentsOf: -30..<0, at: 0)
        page.turn()
        #expect(page.shownNumbers == Array(460..<560))
        #expect(page.html.contains(#"aria-posinset="491" aria-setsize="1030"><p>460</p>"#))
        model.numbers.removeAll { $0 < 0 || $0 == 500 }
        page.turn()
        #expect(page.shownNumbers == Array(459..<500) + Array(501..<560))
    }

    @Test func showThoseThatComeAboveTheFirst() {
        let model = Source(0..<1_000)
        let page = MountedPage(Followed(model: model))
        page.see("0 20 1 0")
        model.numbers.insert(-1, at: 0)
        page.turn()
        #expect(page.shownNumbers == Array(-1..<59))
    }

    @Test func keepTheirStateWhileTheyAreAway() {
        let model = Source(0..<1_000)
        let page = MountedPage(Counted(model: model))
        page.press("add-3")
        page.see("500 20 1 0")
        #expect(!page.html.contains("3: 1"))
        page.see("0 20 1 0")
        #expect(page.html.contains("3: 1"))
        page.see("500 20 1 0")
        model.numbers.remove(at: 3)
        page.turn()
        model.numbers.insert(3, at: 3)
        page.turn()
        page.see("0 20 1 0")
        #expect(page.html.contains("3: 0"))
    }

    @Test func areForgottenWhenTwoHundredHaveLeftAfterThem() {
        let page = MountedPage(Counted(model: Source(0..<1_000)))
        page.press("add-3")
        for first in [200, 300, 400] { page.see("\(first) 20 1 0") }
        page.see("0 20 1 0")
        #expect(page.html.contains("3: 0"))
    }

    @Test func stayOnThePageWhileTheyHaveTheFocus() {
        let page = MountedPage(Counted(model: Source(0..<1_000)))
        let row = page.control("add-3")?.parent?.parent
        page.see("500 20 1 \(row?.number ?? 0)")
        #expect(row?.document != nil)
        #expect(page.missingRows == [3, 456, 440])
        page.press("add-3")
        #expect(page.html.contains("3: 1"))
        page.see("0 20 1 \(row?.number ?? 0)")
        #expect(page.missingRows == [0, 940])
        let last = page.control("add-40")?.parent?.parent
        page.see("500 20 1 \(last?.number ?? 0)")
        page.see("0 5 1 \(last?.number ?? 0)")
        #expect(page.missingRows == [0, 955])
        page.see("0 20 1 0")
        page.see("500 20 1 0")
        #expect(row?.document == nil)
    }

    @Test func areAllThereAgainWhenFewAreLeft() {
        let model = Source(0..<1_000)
        let page = MountedPage(Followed(model: model))
        page.see("500 20 1 0")
        model.numbers = [500, 1]
        page.turn()
        #expect(page.html == #"<ul class="list" role="list"><li><p>500</p></li><li><p>1</p></li></ul>"#)
        model.numbers = Array(0..<201)
        page.turn()
        #expect(page.shownNumbers == Array(0..<100))
        model.numbers = []
        page.turn()
        #expect(page.html == #"<ul class="list" role="list"></ul>"#)
    }

    @Test func ofATableSayWhichTheyAre() {
        let page = MountedPage(
            Table((0..<1_000).map(Line.init)) { TableColumn("Number", value: \.id) })
        #expect(page.html.contains(#"<table aria-rowcount="1001">"#))
        #expect(page.html.contains(#"<tr aria-rowindex="101"><td><span>99</span></td></tr><tr class="away""#))
        let short = MountedPage(Table([Line(id: 1)]) { TableColumn("Number", value: \.id) })
        #expect(!short.html.contains("aria-row"))
    }

    @Test func areCountedWithTheirOwnWhereRowsStandInARow() {
        let page = MountedPage(
            LazyVStack {
                ForEach(0..<201) { row in
                    if row == 0 {
                        ForEach(0..<300) { Text("inner \($0)") }
                    } else {
                        Text("outer \(row)")
                    }
                }
            })
        #expect(page.html.contains(#"aria-posinset="3" aria-setsize="300"><p>inner 2</p>"#))
        #expect(page.html.contains(#"aria-posinset="3" aria-setsize="201"><p>outer 2</p>"#))
        #expect(page.html.split(separator: #"aria-posinset="1" "#).count == 2)
    }

    @Test func ofALazyStackAreAList() {
        let page = MountedPage(LazyVStack { ForEach(0..<201) { Text("\($0)") } })
        #expect(page.html.hasPrefix(#"<div class="vstack align-center" role="list"><div role="listitem">"#))
        let item = #"<div role="listitem" aria-posinset="1" aria-setsize="201"><p>0</p></div>"#
        #expect(page.html.contains(item))
        #expect(
            MountedPage(LazyVStack { ForEach(0..<2) { Text("\($0)") } }).html
                == #"<div class="vstack align-center"><p>0</p><p>1</p></div>"#)
    }

    @Test func ofSeveralListsHaveNamesOfTheirOwn() {
        let page = MountedPage(query: "rows-2=301") {
            List(0..<1_000, id: \.self) { Text("\($0)") }
            List(1_000..<2_000, id: \.self) { Text("\($0)") }
        }
        #expect(page.shownNumbers == Array(0..<100) + Array(1_300..<1_400))
    }

    @Test(arguments: ["rows=0", "rows=-5", "rows=x", "rows=", "rows=-9223372036854775808"])
    func beginWithTheFirstWhereTheAddressNamesNone(query: String) {
        let page = MountedPage(query: query) { List(0..<1_000, id: \.self) { Text("\($0)") } }
        #expect(page.shownNumbers == Array(0..<100))
    }

    @Test(arguments: ["rows=1000", "rows=5000", "rows=9223372036854775807"])
    func endWithTheLastWhereTheAddressNamesOneThatIsNotThere(query: String) {
        let page = MountedPage(query: query) { List(0..<1_000, id: \.self) { Text("\($0)") } }
        #expect(page.shownNumbers == [999])
    }

    @Test(arguments: ["rows=1000", "rows=9223372036854775807"])
    func goOnWithRowsThatComeAndGoWhereTheAddressNamesOneThatIsNotThere(query: String) {
        let source = Source(0..<1_000)
        let page = MountedPage(query: query) { Followed(model: source) }
        source.numbers.insert(-1, at: 0)
        page.turn()
        #expect(page.shownNumbers.last == 999)
        source.numbers.removeFirst(2)
        page.turn()
        #expect(page.shownNumbers.last == 999)
    }

    @Test func sayOnceThatTwoHaveTheSameIdentity() {
        let page = MountedPage { List([Int](repeating: 7, count: 300), id: \.self) { Text("\($0)") } }
        page.see("50 20 1 0")
        page.see("100 20 1 0")
        #expect(page.reports == ["/: ForEach over Array<Int> has the id “7” more than once."])
    }
}

extension MountedPage {
    /// Says which rows are seen, as the script does.
    @discardableResult
    fileprivate func see(_ numbers: String) -> String? { type(numbers, into: "@rows") }

    fileprivate var shownNumbers: [Int] { texts.compactMap { Int($0) } }

    /// For how many rows each of the elements stands that stand in their place.
    fileprivate var missingRows: [Int] {
        func all(_ element: Element) -> [Int] {
            (element["data-rows"].flatMap { Int($0) }.map { [$0] } ?? []) + element.children.flatMap(all)
        }
        return all(document.root)
    }
}

private struct Line: Identifiable {
    let id: Int
}

private final class Source: ObservableObject {
    @Published var numbers: [Int]

    init(_ numbers: Range<Int>) {
        self.numbers = Array(numbers)
    }
}

private struct Followed: View {
    @ObservedObject var model: Source

    var body: some View {
        List(model.numbers, id: \.self) { Text("\($0)") }
    }
}

private struct Numbers: View {
    let numbers: [Int]
    let log: EvaluationLog

    var body: some View {
        List(numbers, id: \.self) { Row(number: $0, log: log) }
    }

    struct Row: View {
        let number: Int
        let log: EvaluationLog

        var body: some View {
            let _ = log.note("row")
            Text("\(number)")
        }
    }
}

private struct Counted: View {
    @ObservedObject var model: Source

    var body: some View {
        List(model.numbers, id: \.self) { Row(number: $0) }
    }

    struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            HStack {
                Text("\(number): \(count)")
                Button("Add") { count += 1 }.name("add-\(number)")
            }
        }
    }
}
