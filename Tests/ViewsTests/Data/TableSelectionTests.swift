import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Selecting rows of a table")
struct TableSelectionTests {
    @Test func isDoneWithABoxInEachRow() {
        let page = MountedPage(Many())
        page.enter(.flag(true), into: "select-ada-ada")
        #expect(page.chosen == #"["Ada"]"#)
        page.enter(.flag(true), into: "select-grace-grace")
        #expect(page.chosen == #"["Ada", "Grace"]"#)
        page.enter(.flag(false), into: "select-ada-ada")
        #expect(page.chosen == #"["Grace"]"#)
    }

    @Test func ofAllRowsIsDoneWithOneBox() {
        let page = MountedPage(Many())
        page.enter(.flag(true), into: "select-all")
        #expect(page.chosen == #"["Ada", "Barbara", "Grace"]"#)
        #expect(page.isTicked("select-barbara-barbara"))
        page.enter(.flag(false), into: "select-barbara-barbara")
        #expect(!page.isTicked("select-all"))
        page.enter(.flag(true), into: "select-all")
        page.enter(.flag(false), into: "select-all")
        #expect(page.chosen == "[]")
    }

    @Test func followsTheProgram() {
        let page = MountedPage(Many())
        page.press("choose-barbara")
        #expect(page.isTicked("select-barbara-barbara"))
        #expect(!page.isTicked("select-ada-ada"))
    }

    @Test func ofOneRowEndsThatOfAnother() {
        let page = MountedPage(One())
        page.enter(.flag(true), into: "select-ada-ada")
        #expect(page.chosen == "Ada")
        page.enter(.flag(true), into: "select-grace-grace")
        #expect(page.chosen == "Grace")
        #expect(!page.isTicked("select-ada-ada"))
        page.enter(.flag(false), into: "select-grace-grace")
        #expect(page.chosen == "nobody")
        #expect(!page.html.contains("Select all"))
    }

    @Test func leavesItsBoxesTheirNamesWhereTheTableHasOne() {
        let page = MountedPage {
            Table(Person.all, selection: .constant(Set<String>())) { TableColumn("Name", value: \.name) }
                .accessibilityLabel("People")
        }
        #expect(
            page.html.hasPrefix(#"<div class="table" role="group" tabindex="0" aria-label="People"><table"#))
        #expect(page.html.ranges(of: "aria-label=").count == 1)
    }

    @Test func isNotAskedForWhereNothingCanBeSelected() {
        #expect(!MountedPage(Plain()).html.contains("checkbox"))
    }
}

extension MountedPage {
    fileprivate var chosen: String { texts.last ?? "" }

    fileprivate func isTicked(_ name: String) -> Bool { (control(name) as? CheckboxElement)?.value == true }
}

private struct Person: Identifiable {
    let name: String
    var id: String { name }

    static let all = ["Ada", "Barbara", "Grace"].map(Person.init)
}

private struct Many: View {
    @State private var selection: Set<String> = []

    var body: some View {
        Table(Person.all, selection: $selection) { TableColumn("Name", value: \.name) }
        Button("Choose Barbara") { selection = ["Barbara"] }
        Text("\(selection.sorted())")
    }
}

private struct One: View {
    @State private var selection: String?

    var body: some View {
        Table(Person.all, selection: $selection) { TableColumn("Name", value: \.name) }
        Text(selection ?? "nobody")
    }
}

private struct Plain: View {
    var body: some View {
        Table(Person.all) { TableColumn("Name", value: \.name) }
    }
}
