import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Table")
struct TableTests {
    @Test func rowsAndColumns() {
        let page = MountedPage {
            Table([Person("Ada", 36)]) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age).alignment(.trailing)
                TableColumn("") { person in Button("Greet") { _ = person } }
            }
        }
        #expect(
            page.html
                == #"<div class="table" role="group" tabindex="0"><table><thead><tr>"#
                + #"<th scope="col">Name</th><th scope="col" class="align-trailing">Age</th><th scope="col"></th>"#
                + #"</tr></thead><tbody><tr><td><span>Ada</span></td><td class="align-trailing"><span>36</span></td>"#
                + #"<td><button name="action" value="greet-ada" form="page"><span>Greet</span></button></td></tr>"#
                + "</tbody></table></div>")
    }

    @Test func columnsMayDependOnState() {
        let page = MountedPage(Foldable())
        #expect(page.texts == ["Name", "Ada", "more"])
        page.press("more")
        #expect(page.texts == ["Name", "Age", "Ada", "36", "more"])
    }

    @Test func oneChangedCellIsOneOperation() {
        let model = People()
        let page = MountedPage(PeopleTable(model: model))
        model.people[1].age = 86
        page.turn()
        #expect(page.operations() == [#"["t",19,"86"]"#])
    }

    @Test func aMovedRowIsOneMove() {
        let model = People()
        let page = MountedPage(PeopleTable(model: model))
        model.people.swapAt(0, 1)
        page.turn()
        #expect(page.operations().count == 1)
        #expect(page.texts == ["Name", "Age", "Grace", "85", "Ada", "36"])
    }
}

private struct Person: Identifiable {
    let name: String
    var age: Int
    var id: String { name }

    init(_ name: String, _ age: Int) {
        self.name = name
        self.age = age
    }
}

@MainActor
private final class People: ObservableObject {
    @Published var people = [Person("Ada", 36), Person("Grace", 85)]
}

private struct PeopleTable: View {
    @ObservedObject var model: People

    var body: some View {
        Table(model.people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age)
        }
    }
}

private struct Foldable: View {
    @State private var showsAge = false

    var body: some View {
        Table([Person("Ada", 36)]) {
            TableColumn("Name", value: \.name)
            if showsAge { TableColumn("Age", value: \.age) }
        }
        Button("more") { showsAge = true }
    }
}
