import Reactive
import Testing

@testable import Views

/// Whatever takes a view off the page tells it so, down to its innermost part.
@MainActor
@Suite("A view that is taken off the page")
struct UnmountingTests {
    private let diary = Diary()

    @Test func isToldWhenItsRowGoes() {
        let model = Rows(["a", "b", "c"])
        let page = MountedPage(Leaves(model: model, diary: diary))
        model.rows.remove(at: 1)
        page.turn()
        #expect(diary.take() == ["b goes"])
        model.rows.reverse()
        model.rows.append(Row("d"))
        page.turn()
        #expect(diary.take() == [])
        model.rows = []
        page.turn()
        #expect(diary.take().sorted() == ["a goes", "c goes", "d goes"])
    }

    @Test func isToldWhenItsListGoes() {
        let page = MountedPage(Switch(diary: diary) { ForEach(["a", "b"], id: \.self) { Leaf($0, diary) } })
        page.press("off")
        #expect(diary.take() == ["a goes", "b goes"])
    }

    @Test func isToldWhenItHasAnotherIdentity() {
        let page = MountedPage(Numbered(diary: diary))
        page.press("next")
        #expect(diary.take() == ["0 goes"])
        page.press("same")
        #expect(diary.take() == [])
    }

    @Test func isToldWhenWhatHasItsIdentityGoes() {
        let page = MountedPage(Switch(diary: diary) { Leaf("a", diary).id(1) })
        page.press("off")
        #expect(diary.take() == ["a goes"])
    }

    @Test func isToldWhenAnotherBranchIsTaken() {
        let page = MountedPage(Branches(diary: diary))
        page.press("turn")
        #expect(diary.take() == ["first goes"])
        page.press("turn")
        #expect(diary.take() == ["second goes"])
    }

    @Test func isToldWhenABranchGoesWithAllAroundIt() {
        let page = MountedPage(Switch(diary: diary) { Branches(diary: diary) })
        page.press("off")
        #expect(diary.take() == ["first goes"])
    }

    @Test func isToldWhereverItStands() {
        let page = MountedPage(
            Switch(diary: diary) {
                VStack { Leaf("stack", diary) }
                Group { Leaf("group", diary) }
                AnyView(Leaf("any", diary))
                Leaf("environment", diary).environment(\.isEnabled, false)
                Leaf("modifier", diary).modifier(Plain())
                Leaf("decoration", diary).padding()
                for name in ["array"] { Leaf(name, diary) }
                if true { Leaf("optional", diary) }
                Form { Section("Section") { Leaf("section", diary) } }
            })
        page.press("off")
        #expect(
            diary.take() == [
                "stack goes", "group goes", "any goes", "environment goes", "modifier goes",
                "decoration goes",
                "array goes", "optional goes", "section goes",
            ])
    }

    @Test func isToldWhenAnotherTypeOfViewTakesItsPlace() {
        let page = MountedPage(Erased(diary: diary))
        page.press("turn")
        #expect(diary.take() == ["a goes"])
    }
}

private struct Leaf: View {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
    }

    var body: some View {
        Text(name).onDisappear { diary.note("\(name) goes") }
    }
}

private struct Leaves: View {
    @ObservedObject var model: Rows
    let diary: Diary

    var body: some View {
        ForEach(model.rows) { row in Leaf(row.title, diary) }
    }
}

private struct Switch<Content: View>: View {
    let diary: Diary
    @ViewBuilder let content: () -> Content
    @State private var isOn = true

    var body: some View {
        Button("Off") { isOn = false }
        if isOn { content() }
    }
}

private struct Numbered: View {
    let diary: Diary
    @State private var id = 0
    @State private var other = 0

    var body: some View {
        Button("Next") { id += 1 }
        Button("Same") { other += 1 }
        Leaf("\(id)", diary).id(id)
        Text("\(other)")
    }
}

private struct Branches: View {
    let diary: Diary
    @State private var isFirst = true

    var body: some View {
        Button("Turn") { isFirst.toggle() }
        if isFirst { Leaf("first", diary) } else { VStack { Leaf("second", diary) } }
    }
}

private struct Erased: View {
    let diary: Diary
    @State private var isFirst = true

    var body: some View {
        Button("Turn") { isFirst.toggle() }
        isFirst ? AnyView(Leaf("a", diary)) : AnyView(Text("b"))
    }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}
