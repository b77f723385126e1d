import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("List")
struct ListTests {
    @Test func everyViewIsAnItem() {
        let page = MountedPage {
            List {
                Text("a")
                ForEach(1..<3) { Text("\($0)") }
            }
        }
        #expect(
            page.html
                == #"<ul class="list" role="list"><li><p>a</p></li><li><p>1</p></li><li><p>2</p></li></ul>"#)
    }

    @Test func listsOfData() {
        let rows = [Row("a")]
        for page in [
            MountedPage(List(rows) { Text($0.title) }),
            MountedPage(List(rows, id: \.title) { Text($0.title) }),
        ] {
            #expect(page.html == #"<ul class="list" role="list"><li><p>a</p></li></ul>"#)
        }
        #expect(MountedPage(List(0..<2) { Text("\($0)") }).texts == ["0", "1"])
    }

    @Test func aMovedRowIsOneMove() {
        let model = Rows((0..<200).map(String.init))
        let page = MountedPage(RowList(model: model))
        let row = model.rows.remove(at: 190)
        model.rows.insert(row, at: 0)
        page.turn()
        #expect(page.operations() == [#"["m",3,0,384]"#])
    }

    @Test func aRemovedRowTakesItsItemAlong() {
        let model = Rows(["a", "b"])
        let page = MountedPage(RowList(model: model))
        model.rows.removeFirst()
        page.turn()
        #expect(page.operations() == [#"["x",4]"#])
        #expect(page.html == #"<ul class="list" role="list"><li><p>b</p></li></ul>"#)
    }

    @Test func anotherViewInTheSameRowGetsAnItemOfItsOwn() {
        let page = MountedPage(Alternating())
        page.press("other")
        #expect(
            page.html
                == #"<ul class="list" role="list"><li><button name="action" value="other" form="page"><span>other</span></button></li>"#
                + #"<li><div class="vstack align-center"><p>b</p></div></li></ul>"#)
    }

    @Test func rowsAreEditedThroughBindings() {
        let model = Rows(["a", "b"])
        let page = MountedPage(EditableList(model: model))
        page.type("Beta", into: "title-b")
        #expect(model.rows.map(\.title) == ["a", "Beta"])
    }
}

private struct RowList: View {
    @ObservedObject var model: Rows

    var body: some View {
        List(model.rows) { row in Text(row.title) }
    }
}

private struct EditableList: View {
    @ObservedObject var model: Rows

    var body: some View {
        List($model.rows) { $row in TextField("Title", text: $row.title) }
    }
}

private struct Alternating: View {
    @State private var isOther = false

    var body: some View {
        List {
            Button("other") { isOther = true }
            if isOther { VStack { Text("b") } } else { Text("a") }
        }
    }
}
