import DOM
import Testing

@testable import Views

@MainActor
@Suite("Selecting rows of a table by pointer and keyboard")
struct TableCommandTests {
    @Test func choosesOneRowAndNoOther() {
        let page = MountedPage(Ships())
        page.command("1 only", row: "Fram")
        #expect(page.chosen == "[3]")
        page.command("2 only", row: "Vasa")
        #expect(page.chosen == "[1]")
        #expect(page.selected == ["Vasa"])
    }

    @Test func choosesOneMoreAndLeavesItOut() {
        let page = MountedPage(Ships())
        page.command("1 only", row: "Vasa")
        page.command("2 toggle", row: "Fram")
        #expect(page.chosen == "[1, 3]")
        page.command("3 toggle", row: "Vasa")
        #expect(page.chosen == "[3]")
    }

    @Test func choosesAllFromTheRowThatWasTouchedLast() {
        let page = MountedPage(Ships())
        page.command("1 only", row: "Beagle")
        page.command("2 extend", row: "Endeavour")
        #expect(page.chosen == "[2, 3, 4]")
        page.command("3 extend", row: "Vasa")
        #expect(page.chosen == "[1, 2]")
    }

    @Test func beginsARangeAtTheBoxThatWasTickedLast() {
        let page = MountedPage(Ships())
        page.enter(.flag(true), into: "select-vasa-1")
        page.command("1 extend", row: "Fram")
        #expect(page.chosen == "[1, 2, 3]")
    }

    @Test func choosesTheRowAloneIfThereIsNothingToBeginWith() {
        let page = MountedPage(Ships())
        page.command("1 extend", row: "Fram")
        #expect(page.chosen == "[3]")
        page.command("2 extend", row: "Endeavour")
        #expect(page.chosen == "[3, 4]")
    }

    @Test func choosesAllAndNone() {
        let page = MountedPage(Ships())
        page.command("1 all")
        #expect(page.chosen == "[1, 2, 3, 4]")
        page.command("2 none")
        #expect(page.chosen == "[]")
    }

    @Test func isDoneOnceHoweverOftenItIsSaid() {
        let page = MountedPage(Ships())
        let fram = page.row("Fram")
        page.command("1 toggle \(fram)")
        page.command("1 toggle \(fram),2 toggle \(page.row("Vasa"))")
        #expect(page.chosen == "[1, 3]")
        #expect(page.html.contains(#"data-done="2" type="hidden" name="@table" form="page""#))
    }

    @Test func ofAPageThatHadToBeOpenedAgainIsLeft() {
        let page = MountedPage(Ships())
        let fram = page.row("Fram")
        #expect(page.type("another-page 1 only \(fram)", into: "@table") == nil)
        #expect(page.chosen == "[]")
    }

    @Test func goesThroughRowsThatAreNotOnThePage() {
        let page = MountedPage(ManyRows())
        page.command("1 only", row: "7")
        #expect(page.type("99900 20 1 0", into: "@rows") == nil)
        page.command("2 extend", row: "99910")
        #expect(page.chosen == "99904 rows")
    }

    @Test func choosesOneWhereOnlyOneCanBe() {
        let page = MountedPage(OneShip())
        page.command("1 only", row: "Vasa")
        page.command("2 extend", row: "Fram")
        #expect(page.chosen == "3")
        page.command("3 all")
        #expect(page.chosen == "3")
        page.command("4 toggle", row: "Fram")
        #expect(page.chosen == "none")
    }

    @Test(arguments: [
        "1", "only 3", "x 1 only", "x 1 only 3 4", "x 1 only -3", "x 1 fly 3", "x one only 3", "x 1 only 3,",
        "x 1 only 99999999999999999999", "x " + String(repeating: "1 none,", count: 32) + "1 none",
        "x " + String(repeating: "1 ", count: 1_100) + "none",
    ])
    func isRefusedIfItDoesNotReadSo(text: String) {
        let page = MountedPage(Ships())
        #expect(page.type(text, into: "@table") == "This field takes commands, each with a number.")
        #expect(page.chosen == "[]")
    }

    @Test func hasNoEffectOnWhatIsNoRow() {
        let page = MountedPage(Ships())
        page.command("1 only", row: "Fram")
        let header = page.element { $0.tag.isEqual(to: "th") }?.number ?? 0
        for (index, number) in [0, 1, header, Int.max].enumerated() {
            for (way, verb) in ["only", "toggle", "extend", "open"].enumerated() {
                page.command("\(2 + index * 4 + way) \(verb) \(number)")
            }
        }
        page.command("18 resize \(header) 9223372036854775807")
        #expect(page.chosen == "[3]")
        #expect(page.texts.last == "Opened: []")
        page.command("9223372036854775807 toggle", row: "Vasa")
        #expect(page.chosen == "[1, 3]")
    }

    @Test func isNotTakenByATableThatIsDisabled() {
        let page = MountedPage(ClosedShips())
        #expect(page.control("@table")?.isEnabled == true)
        page.press("close")
        #expect(page.control("@table")?.isEnabled == false)
        page.press("open")
        #expect(page.control("@table")?.isEnabled == true)
    }

    @Test func isForOneOfTwoTablesOnAPage() {
        let page = MountedPage {
            OneShip()
            Ships()
        }
        #expect(page.type("\(page.document.token) 1 all", into: "@table-2") == nil)
        #expect(page.texts.filter { $0.hasPrefix("Chosen: ") } == ["Chosen: none", "Chosen: [1, 2, 3, 4]"])
        #expect(page.reports.allSatisfy { !$0.contains("@table") })
    }

    @Test func saysWhichRowsAreChosen() {
        let page = MountedPage(Ships())
        #expect(page.html.contains(#"<table role="grid" aria-multiselectable="true">"#))
        #expect(MountedPage(OneShip()).html.contains(#"<table role="grid">"#))
        page.command("1 only", row: "Fram")
        _ = page.operations()
        page.command("2 only", row: "Vasa")
        #expect(page.operations().filter { $0.contains("aria-selected") }.count == 2)
    }
}

@MainActor
@Suite("What can be done with the rows that are selected")
struct SelectionMenuTests {
    @Test func standsAboveTheTableWhileThereAreSome() {
        let page = MountedPage(Ships())
        #expect(page.texts.prefix(1) == ["None selected"])
        page.command("1 only", row: "Fram")
        page.command("2 toggle", row: "Vasa")
        #expect(page.texts.prefix(3) == ["2 selected", "Remove 2", "Clear selection"])
        page.press("clear-selection")
        #expect(page.texts.prefix(1) == ["None selected"])
        #expect(page.chosen == "[]")
    }

    @Test func isDoneWithThem() {
        let page = MountedPage(Ships())
        page.command("1 only", row: "Fram")
        page.command("2 toggle", row: "Vasa")
        page.press("remove-1")
        #expect(page.names == ["Beagle", "Endeavour"])
        #expect(page.chosen == "[]")
    }

    @Test func isDoneWithARowThatIsPressedTwice() {
        let page = MountedPage(Ships())
        page.command("1 open", row: "Beagle")
        #expect(page.texts.last == "Opened: [2]")
        page.command("2 only", row: "Vasa")
        page.command("3 toggle", row: "Fram")
        page.command("4 open", row: "Fram")
        #expect(page.texts.last == "Opened: [1, 3]")
    }

    @Test func isNotForRowsOfAnotherKind() {
        let page = MountedPage(OtherKind())
        #expect(page.texts == ["Select all", "Name", "Select Vasa", "Vasa"])
    }
}

extension MountedPage {
    fileprivate var chosen: String {
        texts.first { $0.hasPrefix("Chosen: ") }.map { String($0.dropFirst(8)) } ?? ""
    }

    /// The first cells behind the boxes.
    fileprivate var names: [String] { rows.map { $0.children[1].textContent } }

    fileprivate var selected: [String] {
        rows.filter { $0["aria-selected"] == "true" }.map { $0.children[1].textContent }
    }

    private var rows: [Element] {
        element { $0.tag.isEqual(to: "tbody") }?.children.filter { $0 is IdentifiedElement } ?? []
    }

    /// The number of the element of a row.
    fileprivate func row(_ name: String) -> Int {
        guard let row = rows.first(where: { $0.children[1].textContent == name }) else {
            Issue.record("there is no row “\(name)”")
            return 0
        }
        return row.number
    }

    fileprivate func command(_ command: String, row name: String? = nil) {
        let number = name.map { " \(row($0))" } ?? ""
        #expect(type("\(document.token) \(command)\(number)", into: "@table") == nil)
    }

    fileprivate func element(_ matches: (Element) -> Bool) -> Element? {
        func find(_ element: Element) -> Element? {
            if matches(element) { return element }
            for child in element.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(document.root)
    }
}

private struct Ship: Identifiable {
    let id: Int
    let name: String

    static let all = [
        Ship(id: 1, name: "Vasa"), Ship(id: 2, name: "Beagle"), Ship(id: 3, name: "Fram"),
        Ship(id: 4, name: "Endeavour"),
    ]
}

private struct Ships: View {
    @State private var ships = Ship.all
    @State private var selection: Set<Int> = []
    @State private var opened: Set<Int> = []

    var body: some View {
        Table(ships, selection: $selection) { TableColumn("Name", value: \.name) }
            .contextMenu(forSelectionType: Int.self) { chosen in
                Button("Remove \(chosen.count)") {
                    ships.removeAll { chosen.contains($0.id) }
                    selection = []
                }
            } primaryAction: {
                opened = $0
            }
        Text("Chosen: \(selection.sorted())")
        Text("Opened: \(opened.sorted())")
    }
}

private struct OneShip: View {
    @State private var selection: Int?

    var body: some View {
        Table(Ship.all, selection: $selection) { TableColumn("Name", value: \.name) }
        Text("Chosen: \(selection.map(String.init) ?? "none")")
    }
}

private struct ManyRows: View {
    private struct Line: Identifiable {
        let id: Int
    }

    @State private var selection: Set<Int> = []

    var body: some View {
        Table((0..<100_000).map(Line.init), selection: $selection) { TableColumn("Number", value: \.id) }
        Text("Chosen: \(selection.count) rows")
    }
}

private struct OtherKind: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        Table(Ship.all.prefix(1), selection: $selection) { TableColumn("Name", value: \.name) }
            .contextMenu(forSelectionType: String.self) { _ in Button("Remove") {} }
    }
}

private struct ClosedShips: View {
    @State private var isClosed = false

    var body: some View {
        Ships().disabled(isClosed)
        Button("Close") { isClosed = true }
        Button("Open") { isClosed = false }
    }
}
