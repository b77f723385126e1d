import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("What lies above each other in a navigation stack")
struct NavigationDepthTests {
    @Test func aViewThatWasPushedPushesOthers() {
        let page = MountedPage(Library())
        page.press("shelf-1")
        page.press("book-2")
        page.press("pages")
        #expect(
            page.texts == [
                "Shelf 1", "Back", "shelf 1", "Book 2", "Back", "book 2 of shelf 1", "Pages", "Back",
                "pages of 2",
            ])
        #expect(page.reports == [])
    }

    @Test func whatAPushedViewBeginsWithIsDone() {
        let notes = Notes()
        let page = MountedPage(Library(notes: notes))
        page.press("shelf-1")
        page.press("book-2")
        #expect(notes.entries == ["shelf 1 appears", "book 2 appears"])
        page.press("pages")
        page.press("back-3")
        page.press("back-2")
        page.press("back")
        #expect(page.texts == ["Shelf 1"])
        #expect(notes.entries == ["shelf 1 appears", "book 2 appears", "book 2 goes", "shelf 1 goes"])
        #expect(page.reports == [])
    }

    @Test func aDestinationPresentsAView() {
        let page = MountedPage(Presenting())
        page.press("go")
        page.press("open")
        #expect(page.texts == ["open false", "Go", "Back", "open true", "Open", "Back", "above 7"])
        page.press("back-2")
        #expect(page.texts == ["open false", "Go", "Back", "open false", "Open"])
        #expect(page.reports == [])
    }

    @Test func goingBackTakesNobodyElsesDestinationAway() {
        let page = MountedPage(Levels())
        page.press("deeper-1")
        page.press("deeper-2")
        #expect(page.texts == ["Deeper", "Back", "root's 1", "Deeper", "Back", "root's 2", "Deeper"])
        page.press("back-2")
        page.press("deeper-2")
        #expect(page.texts == ["Deeper", "Back", "root's 1", "Deeper", "Back", "root's 2", "Deeper"])
        #expect(page.reports == [])
    }

    @Test func theAuthorIsToldOfAValueThatCannotBeShown() {
        let page = MountedPage { NavigationStack { NavigationLink("Go", value: 7) } }
        page.press("go")
        #expect(page.texts == ["Go", "Back"])
        #expect(
            page.reports == [
                "/: No navigationDestination(for: Int.self) below says how such a value is shown."
            ])
    }

    @Test func aShorterPathTakesAwayWhatLiesAboveIt() {
        let model = Trail()
        let page = MountedPage(Path(model: model))
        page.press("walk-1")
        page.press("look-1")
        page.press("walk-2")
        #expect(model.steps == [1, 2])
        #expect(
            page.texts == [
                "Walk", "Back", "step 1", "Look", "Back", "view of 1", "Walk", "Back", "step 2", "Look",
            ])
        page.press("back-3")
        #expect(model.steps == [1])
        #expect(page.texts == ["Walk", "Back", "step 1", "Look", "Back", "view of 1", "Walk"])
        model.steps = []
        page.turn()
        #expect(page.texts == ["Walk"])
    }

    @Test func whatIsAppendedToThePathComesOnTop() {
        let model = Trail()
        let page = MountedPage(Path(model: model))
        page.press("walk-1")
        page.press("look-1")
        model.steps.append(5)
        page.turn()
        #expect(
            page.texts == [
                "Walk", "Back", "step 1", "Look", "Back", "view of 1", "Walk", "Back", "step 5", "Look",
            ])
    }

    @Test func aLinkThatGoesTakesItsViewAlong() {
        let page = MountedPage(Vanishing())
        page.press("link")
        page.press("further")
        #expect(page.texts == ["Link", "Back", "inside", "Vanish", "Further", "Back", "above"])
        page.press("vanish")
        #expect(page.texts == ["gone"])
        #expect(page.reports == [])
    }

    @Test func aViewThatIsLeftAlreadyLeavesNothingElse() {
        let page = MountedPage(Slow())
        page.press("one")
        let leave = page.control("leave") as? ButtonElement
        page.press("back")
        page.press("two")
        leave?.press()
        page.turn()
        #expect(page.texts == ["One", "Two", "Back", "second"])
    }

    @Test func aViewThatIsCoveredLeavesWithWhatIsAbove() {
        let page = MountedPage(Slow())
        page.press("one")
        page.press("above")
        page.press("leave")
        #expect(page.texts == ["One", "Two"])
    }

    @Test func whatIsHiddenInACoveredViewStaysSo() {
        let page = MountedPage(Covered())
        #expect(page.html.hasPrefix(#"<p hidden="">A</p><button"#))
        page.press("go")
        page.press("show")
        #expect(page.html.hasPrefix(#"<div hidden=""><p hidden="">A</p><p>B</p>"#))
        page.press("back")
        #expect(page.html.hasPrefix(#"<p hidden="">A</p><p>B</p><button"#))
    }

    @Test func aStackInAStackGoesBackByItself() {
        let page = MountedPage(Nested())
        page.press("in")
        page.press("deeper")
        #expect(page.texts == ["Inner", "In", "Back", "Deeper", "Leave", "Back", "inner 1"])
        page.press("leave")
        #expect(page.texts == ["Outer", "In"])
    }

    @Test func aDestinationIsMadeAgainWhenWhatItIsMadeOfIsAnotherOne() {
        let page = MountedPage(Captured())
        page.press("go")
        page.press("more")
        page.press("more")
        #expect(page.texts == ["More", "Go", "Back", "7 of 2"])
        #expect(page.reports == [])
    }

    @Test func aTitleForTheTabAndOneForThePageAreBothGiven() {
        let page = MountedPage {
            NavigationStack { Text("A").pageTitle("Tab").navigationTitle("Page") }
        }
        #expect(page.html == #"<h1 class="title">Page</h1><p>A</p>"#)
        #expect(page.document.title == "Tab")
    }
}

@MainActor
private final class Notes {
    var entries: [String] = []
}

private struct Library: View {
    var notes = Notes()

    var body: some View {
        NavigationStack {
            NavigationLink("Shelf 1", value: Shelf(number: 1))
                .navigationDestination(for: Shelf.self) { shelf in
                    Text("shelf \(shelf.number)")
                    NavigationLink("Book 2", value: 2)
                        .onAppear { notes.entries.append("shelf \(shelf.number) appears") }
                        .onDisappear { notes.entries.append("shelf \(shelf.number) goes") }
                        .navigationDestination(for: Int.self) { book in
                            Text("book \(book) of shelf \(shelf.number)")
                            NavigationLink("Pages") { Text("pages of \(book)") }
                                .onAppear { notes.entries.append("book \(book) appears") }
                                .onDisappear { notes.entries.append("book \(book) goes") }
                        }
                }
        }
    }

    struct Shelf: Hashable {
        let number: Int
    }
}

private struct Presenting: View {
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Text("open \(isOpen)")
            NavigationLink("Go", value: 7)
                .navigationDestination(for: Int.self) { number in Inside(number: number) }
        }
    }

    struct Inside: View {
        let number: Int
        @State private var isOpen = false

        var body: some View {
            Text("open \(isOpen)")
            Button("Open") { isOpen = true }
                .navigationDestination(isPresented: $isOpen) { Text("above \(number)") }
        }
    }
}

private struct Levels: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Deeper", value: 1).name("deeper-1")
                .navigationDestination(for: Int.self) { number in
                    Text("root's \(number)")
                    NavigationLink("Deeper", value: number + 1).name("deeper-\(number + 1)")
                        .navigationDestination(for: Int.self) { Text("\(number)'s \($0)") }
                }
        }
    }
}

private final class Trail: ObservableObject {
    @Published var steps: [Int] = []
}

private struct Path: View {
    @ObservedObject var model: Trail

    var body: some View {
        NavigationStack(path: $model.steps) {
            NavigationLink("Walk", value: 1).name("walk-1")
                .navigationDestination(for: Int.self) { step in
                    Text("step \(step)")
                    NavigationLink("Look") {
                        Text("view of \(step)")
                        NavigationLink("Walk", value: step + 1).name("walk-\(step + 1)")
                    }
                    .name("look-\(step)")
                }
        }
    }
}

private struct Vanishing: View {
    @State private var isThere = true

    var body: some View {
        NavigationStack {
            if isThere {
                NavigationLink("Link") {
                    Text("inside")
                    Button("Vanish") { isThere = false }
                    NavigationLink("Further") { Text("above") }
                }
            } else {
                Text("gone")
            }
        }
    }
}

private struct Slow: View {
    var body: some View {
        NavigationStack {
            NavigationLink("One") { Leaving() }
            NavigationLink("Two") { Text("second") }
        }
    }

    struct Leaving: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Leave") { dismiss() }
            NavigationLink("Above") { Text("above") }
        }
    }
}

private struct Nested: View {
    var body: some View {
        NavigationStack {
            NavigationLink("In") { Inner() }.navigationTitle("Outer")
        }
    }

    struct Inner: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            NavigationStack {
                NavigationLink("Deeper", value: 1)
                    .navigationDestination(for: Int.self) { Text("inner \($0)").navigationTitle("Inner") }
                Button("Leave") { dismiss() }
            }
        }
    }
}

private struct Captured: View {
    @State private var count = 0

    var body: some View {
        Button("More") { count += 1 }
        Stack(count: count)
    }

    struct Stack: View {
        let count: Int

        var body: some View {
            NavigationStack {
                NavigationLink("Go", value: 7)
                    .navigationDestination(for: Int.self) { Text("\($0) of \(count)") }
            }
        }
    }
}

private struct Covered: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            Text("A").hidden()
            if isShown { Text("B") }
            NavigationLink("Go") { Button("Show") { isShown = true } }
        }
    }
}
