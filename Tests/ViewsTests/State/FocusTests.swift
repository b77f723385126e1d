import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Focus")
struct FocusTests {
    @Test func theProgramMovesTheFocus() {
        let page = MountedPage(Login())
        #expect(page.document.effects.isEmpty)
        page.press("log-in")
        #expect(page.document.effects.map(\.action) == [.focus(field: "name")])
        #expect(page.texts.last == "name")
        page.type("ann", into: "name")
        page.press("log-in")
        #expect(page.document.effects.map(\.action) == [.focus(field: "name"), .focus(field: "password")])
    }

    @Test func thePersonMovesTheFocus() {
        let page = MountedPage(Login())
        page.control("password")?.onFocus?(true)
        page.turn()
        #expect(page.texts.last == "password")
        page.control("password")?.onFocus?(false)
        page.control("name")?.onFocus?(true)
        page.turn()
        #expect(page.texts.last == "name")
        page.control("name")?.onFocus?(false)
        page.turn()
        #expect(page.texts.last == "nothing")
        #expect(page.document.effects.isEmpty)
    }

    @Test func aFieldThatComesGetsTheFocusThatWaits() {
        let page = MountedPage(Searching())
        page.press("search")
        #expect(page.document.effects.map(\.action) == [.focus(field: "query")])
    }

    @Test func aPageBeginsWithTheFocus() {
        let page = MountedPage(Prompted())
        #expect(page.document.effects.map(\.action) == [.focus(field: "name")])
    }

    @Test func theProgramTakesTheFocusAway() {
        let page = MountedPage(Login())
        page.control("password")?.onFocus?(true)
        page.turn()
        page.press("done")
        #expect(page.document.effects.map(\.action) == [.blur(field: "password")])
        #expect(page.texts.last == "nothing")
        page.press("done")
        #expect(page.document.effects.map(\.action) == [.blur(field: "password")])
    }

    @Test func aFieldThatGoesIsNotAskedToLoseTheFocus() {
        let page = MountedPage(Searching())
        page.press("search")
        page.press("close")
        #expect(page.document.effects.map(\.action) == [.focus(field: "query")])
        page.press("search")
        #expect(page.document.effects.map(\.action) == [.focus(field: "query"), .focus(field: "query")])
    }

    private struct Login: View {
        enum Field { case name, password }

        @State private var name = ""
        @State private var password = ""
        @FocusState private var field: Field?

        var body: some View {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Password", text: $password).focused($field, equals: .password)
            Button("Log in") { field = name.isEmpty ? .name : .password }
            Button("Done") { field = nil }
            Text(field.map { "\($0)" } ?? "nothing")
        }
    }

    private struct Searching: View {
        @State private var isSearching = false
        @State private var query = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            if isSearching { TextField("Search", text: $query).focused($isFocused) }
            Button("Search") {
                isSearching = true
                isFocused = true
            }
            Button("Close") {
                isSearching = false
                isFocused = false
            }
        }
    }

    private struct Prompted: View {
        @State private var name = ""
        @FocusState private var isFocused

        var body: some View {
            TextField("Name", text: $name).focused($isFocused).defaultFocus($isFocused, true)
        }
    }
}
