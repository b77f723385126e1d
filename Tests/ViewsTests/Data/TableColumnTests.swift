import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Columns of a table")
struct TableColumnTests {
    @Test func areHiddenAndShown() {
        let page = MountedPage(Fleet())
        #expect(page.headers == ["Name", "Length"])
        page.enter(.flag(true), into: "column-built")
        #expect(page.headers == ["Name", "Length", "Built"])
        #expect(page.cells == ["Vasa", "69", "1627"])
        page.enter(.flag(false), into: "column-length")
        #expect(page.headers == ["Name", "Built"])
        #expect(page.cells == ["Vasa", "1627"])
        #expect(page.texts.last == "Kept: built.v~length.h")
        page.enter(.flag(false), into: "column-built")
        #expect(page.texts.last == "Kept: length.h")
    }

    @Test func stayIfThereIsNoOther() {
        let page = MountedPage(Fleet(isFixed: false))
        page.enter(.flag(false), into: "column-length")
        #expect(page.control("column-name")?.isEnabled == false)
        page.enter(.flag(true), into: "column-built")
        #expect(page.control("column-name")?.isEnabled == true)
    }

    @Test func areOneAtLeastWhateverTheAddressSays() {
        let page = MountedPage(Fleet(isFixed: false, columns: "name.h~length.h~built.h"))
        #expect(page.headers == ["Name"])
    }

    @Test func areNotHiddenWhereTheProgramSaysSo() {
        let page = MountedPage(Fleet(columns: "name.h"))
        #expect(page.headers == ["Name", "Length"])
        #expect(!page.html.contains("column-name"))
    }

    @Test func areMadeWiderByTheirEdge() {
        let page = MountedPage(Fleet())
        #expect(page.html.contains(#"<th scope="col" width="120" aria-label="Length"><span>Length</span>"#))
        page.resize("Length", to: 200)
        #expect(page.html.contains(#"<th scope="col" width="200" aria-label="Length">"#))
        #expect(page.texts.last == "Kept: length.200")
        page.resize("Length", to: 5)
        #expect(page.texts.last == "Kept: length.80")
        page.resize("Length", to: 9_999_999)
        #expect(page.texts.last == "Kept: length.300")
    }

    @Test func keepTheirWidthWhereTheProgramSaysSo() {
        let page = MountedPage(Fleet())
        page.resize("Name", to: 200)
        #expect(page.texts.last == "Kept: ")
        #expect(page.html.ranges(of: #"class="grip""#).count == 1)
    }

    @Test func haveAnEdgeThatIsReadOut() {
        #expect(
            MountedPage(Fleet()).html.contains(
                #"<span class="grip" role="separator" aria-orientation="vertical" tabindex="0" aria-label="Width of Length""#
                    + #" aria-valuemin="80" aria-valuemax="300" aria-valuenow="120"></span>"#))
    }

    @Test func areLikeTheProgramSaysWithoutACustomization() {
        let page = MountedPage {
            Table([Vessel.vasa]) {
                TableColumn("Name", value: \Vessel.name).width(90)
                TableColumn("Built", value: \Vessel.built).defaultVisibility(.hidden)
            }
        }
        #expect(page.headers == ["Name"])
        #expect(page.html.contains(#"<th scope="col" width="90">Name</th>"#))
        #expect(!page.html.contains("tables.js"))
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -5, 1e300])
    func takeAnyNumberForAWidth(number: Double) {
        let page = MountedPage {
            Table([Vessel.vasa]) {
                TableColumn("Name", value: \Vessel.name).width(number)
                TableColumn("Built", value: \Vessel.built).width(min: number, ideal: number, max: number)
            }
        }
        #expect(page.headers == ["Name", "Built"])
        var columns = TableColumnCustomization<Vessel>()
        columns[width: "name"] = number
        #expect(columns.description.utf8.count < 12)
    }
}

@MainActor
@Suite("What people have done with columns")
struct TableColumnCustomizationTests {
    private typealias Columns = TableColumnCustomization<Vessel>

    @Test(arguments: ["", "name.h", "a.v~b.120~c.h200", "k%C3%B6rper.h", "a%7Eb.24", "a.b.h", "..v"])
    func isWrittenAndReadAsText(text: String) {
        #expect(Columns(text)?.description == text)
    }

    @Test(arguments: [
        "name", "name.", "name.x", "name.h~name.v", "name.23", "name.4001", "name.-50", "%ZZ.h", "%FF.h",
        "name.99999999999999999999", String(repeating: "a", count: 3_000) + ".h",
        (0..<65).map { "c\($0).h" }.joined(separator: "~"),
    ])
    func isNotReadFromAnythingElse(text: String) {
        #expect(Columns(text) == nil)
    }

    @Test func isWhatWasSet() {
        var columns = Columns()
        #expect(columns[visibility: "name"] == .automatic)
        columns[visibility: "name"] = .hidden
        columns[width: "a~b.c d"] = 120.4
        #expect(columns.description == "a%7Eb.c%20d.120~name.h")
        #expect(Columns(columns.description) == columns)
        columns[visibility: "name"] = .automatic
        columns[width: "a~b.c d"] = nil
        #expect(columns == Columns())
    }
}

@MainActor
@Suite("A table as a file")
struct TableExportTests {
    @Test func hasAllRowsInTheirOrderAndTheColumnsThatAreShown() async {
        let page = MountedPage(LongFleet())
        page.press("sort-by-number")
        page.press("sort-by-number")
        page.enter(.flag(false), into: "column-hidden")
        page.press("export-as-csv")
        let lines = await page.file?.split(separator: "\r\n").map(String.init) ?? []
        #expect(lines.count == 1_001)
        #expect(
            lines.prefix(3) == ["\u{FEFF}Number,Name,Mark", "999,Ship 999,seen 999", "998,Ship 998,seen 998"])
        #expect(page.document.offeredFile?.name == "fleet.csv")
    }

    @Test func isOfWhatThereIsWhenItIsAskedFor() async {
        let page = MountedPage(LongFleet())
        page.press("export-as-csv")
        page.press("fewer")
        #expect(await page.file?.split(separator: "\r\n").count == 3)
    }

    @Test func isMadeWhileOthersHaveTheirTurn() async throws {
        let log = EvaluationLog()
        let page = MountedPage(LongFleet())
        page.press("export-as-csv")
        let offered = try #require(page.document.offeredFile)
        let making = Task {
            defer { log.note("made") }
            return await offered.makeContent()
        }
        var turns = 0
        while log.take()["made"] == nil {
            turns += 1
            // The rows are those that there were at the beginning.
            if turns == 3 { page.press("fewer") }
            await Task.yield()
        }
        #expect(turns >= 10)
        #expect(await String(decoding: making.value, as: UTF8.self).split(separator: "\r\n").count == 1_001)
    }

    @Test func isEmptyIfTheTableGoesMeanwhile() async throws {
        let page = MountedPage(LongFleet())
        page.press("export-as-csv")
        let offered = try #require(page.document.offeredFile)
        let making = Task { await offered.makeContent() }
        for _ in 0..<3 { await Task.yield() }
        page.graph.unmount()
        #expect(await making.value.isEmpty)
    }

    @Test func leavesNothingBehind() async {
        let log = EvaluationLog()
        let page = MountedPage {
            Table([Vessel.vasa]) { TableColumn("Name") { ship in Watched(name: ship.name, log: log) } }
                .exportsCSV(named: "ships")
        }
        page.press("export-as-csv")
        _ = log.take()
        #expect(await page.file == "\u{FEFF}Name\r\nVasa\r\n")
        page.turn()
        #expect(log.take()["gone"] == nil)
        #expect(page.texts.last == "Vasa")
    }
}

extension MountedPage {
    fileprivate var headers: [String] { texts(in: "thead") }
    fileprivate var cells: [String] { texts(in: "tbody") }

    /// The file that was asked for.
    fileprivate var file: String? {
        get async { await (document.offeredFile?.makeContent()).map { String(decoding: $0, as: UTF8.self) } }
    }

    fileprivate func resize(_ title: String, to width: Int) {
        let header = all("th").first { $0.textContent == title }?.number ?? 0
        commandNumber += 1
        #expect(type("\(document.token) \(commandNumber) resize \(header) \(width)", into: "@table") == nil)
    }

    private func texts(in group: String) -> [String] {
        guard let row = all("tr").first(where: { $0.parent?.tag.description == group }) else { return [] }
        return row.children.map(\.textContent)
    }

    private func all(_ tag: StaticString) -> [Element] {
        func all(_ element: Element) -> [Element] {
            (element.tag.isEqual(to: tag) ? [element] : []) + element.children.flatMap(all)
        }
        return all(document.root)
    }
}

/// The number of the last command.
@MainActor private var commandNumber = 0

private struct Vessel: Identifiable {
    let name: String
    let length: Int
    let built: Int
    var id: String { name }

    static let vasa = Vessel(name: "Vasa", length: 69, built: 1627)
}

private struct Fleet: View {
    let isFixed: Bool
    @State private var columns: TableColumnCustomization<Vessel>

    init(isFixed: Bool = true, columns: String = "") {
        self.isFixed = isFixed
        _columns = State(initialValue: TableColumnCustomization(columns) ?? TableColumnCustomization())
    }

    var body: some View {
        Table([Vessel.vasa], columnCustomization: $columns) {
            TableColumn("Name", value: \.name).customizationID("name")
                .disabledCustomizationBehavior(isFixed ? .all : .resize)
            TableColumn("Length") { (ship: Vessel) in Text("\(ship.length)") }
                .customizationID("length").width(min: 80, ideal: 120, max: 300)
            TableColumn("Built", value: \.built).customizationID("built").defaultVisibility(.hidden)
        }
        Text("Kept: \(columns.description)")
    }
}

private struct LongFleet: View {
    private struct Line: Identifiable {
        let id: Int
    }

    @State private var count = 1_000
    @State private var order: [ColumnOrder<Line>] = []
    @State private var columns = TableColumnCustomization<Line>()

    var body: some View {
        Table(
            (0..<count).map(Line.init).sorted(using: order), sortOrder: $order, columnCustomization: $columns
        ) {
            TableColumn("Number", value: \.id).customizationID("number")
            TableColumn("Hidden", value: \.id).customizationID("hidden")
            TableColumn("Name") { Text("Ship \($0.id)") }
            TableColumn("Mark") { line in
                HStack {
                    Text("seen")
                    Text("\(line.id)")
                }
            }
        }
        .exportsCSV(named: "fleet")
        Button("Fewer") { count = 2 }
    }
}

private struct Watched: View {
    let name: String
    let log: EvaluationLog

    var body: some View {
        Text(name).bold()
        EmptyView().onDisappear { log.note("gone") }
    }
}
