import Observation
import Reactive
import Testing
import Views

@MainActor
@Suite("State")
struct StateTests {
    @Test func outlivesTheEvaluationOfTheParent() {
        let page = MountedPage(Parent())
        page.press("count")
        page.press("rename")
        #expect(page.texts == ["rename", "count", "renamed 1"])
    }

    @Test func theInitialValueCountsOnce() {
        let page = MountedPage(Initial())
        page.press("raise")
        #expect(page.texts == ["raise", "0 of 1"])
    }

    @Test func aBindingWritesToItsOwner() {
        let page = MountedPage(Owner())
        page.press("add")
        page.press("add")
        #expect(page.texts == ["add", "2", "2"])
    }

    @Test func anObjectIsMadeOnceForItsPlace() {
        Made.count = 0
        let page = MountedPage(ObjectOwner())
        page.press("again")
        page.press("again")
        #expect(Made.count == 1)
        #expect(page.texts == ["again", "2", "made 0"])
    }

    @Test func anObservedObjectThatIsReplacedIsFollowed() {
        let first = Made()
        let second = Made()
        let page = MountedPage(Replacing(first: first, second: second))
        page.press("replace")
        second.number = 5
        page.turn()
        #expect(page.texts == ["replace", "made 5"])
        _ = page.operations()
        first.number = 9
        page.turn()
        #expect(page.operations() == [])
    }

    @Test func anOptionalBeginsWithNothing() {
        #expect(MountedPage(Unset()).texts == ["nothing"])
    }

    @Test func dynamicPropertiesMayStandInAStructOfTheirOwn() {
        let page = MountedPage(Composed())
        page.press("press")
        #expect(page.texts == ["press", "1 press"])
    }

    @Test func anEditableObjectGivesBindings() {
        let article = Article()
        let page = MountedPage(ArticleEditor(article: article))
        page.type("News", into: "title")
        #expect(article.title == "News")
        #expect(page.texts == ["Title", "News"])
    }
}

private struct Parent: View {
    @State private var name = "named"

    var body: some View {
        Button("rename") { name = "renamed" }
        Child(name: name)
    }
}

private struct Child: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("count") { count += 1 }
        Text("\(name) \(count)")
    }
}

private struct Initial: View {
    @State private var limit = 0

    var body: some View {
        Button("raise") { limit += 1 }
        InitialChild(start: limit)
    }
}

private struct InitialChild: View {
    let limit: Int
    @State private var start: Int

    init(start: Int) {
        limit = start
        _start = State(initialValue: start)
    }

    var body: some View { Text("\(start) of \(limit)") }
}

private struct Owner: View {
    @State private var count = 0

    var body: some View {
        Adder(count: $count)
        Text("\(count)")
    }
}

private struct Adder: View {
    @Binding var count: Int

    var body: some View {
        Button("add") { count += 1 }
        Text("\(count)")
    }
}

@MainActor
private final class Made: ObservableObject {
    static var count = 0
    @Published var number = 0

    init() { Self.count += 1 }
}

private struct ObjectOwner: View {
    @State private var times = 0

    var body: some View {
        Button("again") { times += 1 }
        Text("\(times)")
        ObjectView()
    }
}

private struct ObjectView: View {
    @StateObject private var made = Made()

    var body: some View { Text("made \(made.number)") }
}

private struct Replacing: View {
    let first: Made
    let second: Made
    @State private var isReplaced = false

    var body: some View {
        Button("replace") { isReplaced = true }
        ObservedView(made: isReplaced ? second : first)
    }
}

private struct ObservedView: View {
    @ObservedObject var made: Made

    var body: some View { Text("made \(made.number)") }
}

private struct Unset: View {
    @State private var name: String?

    var body: some View { Text(name ?? "nothing") }
}

private struct PressCount: DynamicProperty {
    @State var count = 0
    var word = "press"
}

private struct Composed: View {
    private var presses = PressCount()

    var body: some View {
        Button("press") { presses.count += 1 }
        Text("\(presses.count) \(presses.word)")
    }
}

@MainActor
@Observable
private final class Article {
    var title = ""
}

private struct ArticleEditor: View {
    @Editable var article: Article

    var body: some View {
        TextField("Title", text: $article.title)
        Text(article.title)
    }
}
