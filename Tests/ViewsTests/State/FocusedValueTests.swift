import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Values of the focus")
struct FocusedValueTests {
    @Test func aFieldsValueHoldsWhileItHasTheFocus() {
        let page = MountedPage(Notes())
        #expect(page.texts == ["nothing", "no letters", "First", "Second"])
        page.control("first")?.onFocus?(true)
        page.turn()
        #expect(page.texts == ["first", "3 letters", "First", "Second"])
        page.control("second")?.onFocus?(true)
        page.control("first")?.onFocus?(false)
        page.turn()
        #expect(page.texts == ["second", "0 letters", "First", "Second"])
        page.control("second")?.onFocus?(false)
        page.turn()
        #expect(page.texts == ["nothing", "no letters", "First", "Second"])
    }

    @Test func aBindingOfTheFocusIsWrittenThrough() {
        let page = MountedPage(Notes())
        page.control("first")?.onFocus?(true)
        page.turn()
        page.type("longer", into: "first")
        #expect(page.texts == ["first", "6 letters", "First", "Second"])
    }

    @Test func aPagesValueHoldsWhereverTheFocusIs() {
        let page = MountedPage(Counting())
        #expect(page.texts.first == "0")
        page.press("more")
        #expect(page.texts.first == "1")
        page.press("hide")
        #expect(page.texts.first == "none")
    }

    @Test func aViewThatReadsWhatItSetsComesToAnEnd() {
        let page = MountedPage(Circle())
        page.press("turn")
        #expect(page.texts.first == "turned 1")
    }

    @Test func anObjectOfThePageIsFoundByItsType() {
        let tally = Tally()
        let page = MountedPage(Objects(tally: tally))
        #expect(page.texts == ["2", "inside"])
        tally.count = 3
        page.turn()
        #expect(page.texts == ["3", "inside"])
    }

    @Test func anObjectOfTheFocusIsFoundByItsType() {
        let page = MountedPage(ObjectsOfFields(tally: Tally()))
        #expect(page.texts == ["none", "Name"])
        page.control("name")?.onFocus?(true)
        page.turn()
        #expect(page.texts == ["2", "Name"])
    }

    @Test func enterStaysInsideASubmitScope() {
        for (isBlocking, text) in [(false, "1 outside"), (true, "0 outside")] {
            let page = MountedPage(Submitting(isBlocking: isBlocking))
            page.control("name")?.onFocus?(true)
            page.press("submit")
            #expect(page.texts.last == text)
        }
    }

    private struct Submitting: View {
        let isBlocking: Bool
        @State private var name = ""
        @State private var count = 0

        var body: some View {
            TextField("Name", text: $name).submitScope(isBlocking).onSubmit { count += 1 }
            Text("\(count) outside")
        }
    }

    private struct Notes: View {
        @State private var first = "abc"
        @State private var second = ""

        var body: some View {
            Footer()
            VStack { TextField("First", text: $first) }
                .focusedValue(\.title, "first").focusedValue(\.note, $first)
            TextField("Second", text: $second)
                .focusedValue(\.title, "second").focusedValue(\.note, $second)
        }
    }

    private struct Footer: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.note) private var note

        var body: some View {
            Text(title ?? "nothing")
            Text(note.map { "\($0.count) letters" } ?? "no letters")
        }
    }

    private struct Counting: View {
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            Number()
            if isShown { Button("More") { count += 1 }.focusedSceneValue(\.number, count) }
            Button("Hide") { isShown = false }
        }
    }

    private struct Number: View {
        @FocusedValue(\.number) private var number

        var body: some View { Text(number.map { "\($0)" } ?? "none") }
    }

    private struct Circle: View {
        @State private var count = 0
        @FocusedValue(\.action) private var action

        var body: some View {
            Text(action == nil ? "nothing" : "turned \(count)")
            Button("Turn") { count += 1 }.focusedSceneValue(\.action) { count += 1 }
        }
    }

    private struct Objects: View {
        let tally: Tally

        var body: some View {
            Total()
            Text("inside").focusedSceneObject(tally)
        }
    }

    private struct ObjectsOfFields: View {
        let tally: Tally
        @State private var name = ""

        var body: some View {
            Total()
            TextField("Name", text: $name).focusedObject(tally)
        }
    }

    private struct Total: View {
        @FocusedObject private var tally: Tally?

        var body: some View { Text(tally.map { "\($0.count)" } ?? "none") }
    }
}

private final class Tally: ObservableObject {
    @Published var count = 2
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct NumberKey: FocusedValueKey { typealias Value = Int }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}
