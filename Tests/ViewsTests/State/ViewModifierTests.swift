import Reactive
import Testing
import Views

@MainActor
@Suite("View modifier")
struct ViewModifierTests {
    @Test func changesTheViewThatItIsGiven() {
        let page = MountedPage(Text("a").modifier(Framed(word: "frame")))
        #expect(page.html == #"<div class="vstack align-center"><p>frame</p><p>a</p></div>"#)
    }

    @Test func keepsItsOwnState() {
        let page = MountedPage(Text("a").modifier(Counted()))
        page.press("count")
        page.press("count")
        #expect(page.texts == ["a", "count", "2"])
    }

    @Test func keepsTheStateOfWhatItChanges() {
        let page = MountedPage(Tapped().modifier(Counted()))
        page.press("tap")
        page.press("count")
        #expect(page.texts == ["tap", "1", "count", "1"])
    }

    @Test func theViewInsideIsUpdated() {
        let page = MountedPage(Renamed())
        page.press("rename")
        #expect(page.texts == ["rename", "b", "count", "0"])
    }
}

private struct Framed: ViewModifier {
    let word: String

    func body(content: Content) -> some View {
        VStack {
            Text(word)
            content
        }
    }
}

private struct Counted: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
        content
        Button("count") { count += 1 }
        Text("\(count)")
    }
}

private struct Tapped: View {
    @State private var taps = 0

    var body: some View {
        Button("tap") { taps += 1 }
        Text("\(taps)")
    }
}

private struct Renamed: View {
    @State private var name = "a"

    var body: some View {
        Button("rename") { name = "b" }
        Text(name).modifier(Counted())
    }
}
