import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Enter")
struct SubmitTests {
    private let diary = Diary()

    @Test func theFirstButtonOfThePagesFormIsPressedByEnter() {
        let page = MountedPage {
            Button("Log out") {}
            TextField("Task", text: .constant("")).onSubmit { diary.note("added") }
        }
        let form = page.document.root.children[0]
        #expect(
            form.html.withoutNumbers.hasSuffix(
                #"<button class="visually-hidden" tabindex="-1" aria-hidden="true" name="action" value="submit">"#
                    + "Submit</button></form>"))
        page.press("submit")
        #expect(diary.take() == ["added"])
    }

    @Test func aFormHasTheButtonInside() {
        let page = MountedPage {
            Form {
                TextField("Name", text: .constant(""))
                Button("Clear") {}
            }
            .onSubmit { diary.note("saved") }
        }
        let form = page.document.root.children[1]
        #expect(form.children.first?.name == "submit")
        #expect(page.document.root.children[0].children.isEmpty)
        page.press("submit")
        #expect(diary.take() == ["saved"])
    }

    @Test func insideAFormTheButtonStandsBeforeTheField() {
        let page = MountedPage {
            Form { TextField("Name", text: .constant("")).onSubmit { diary.note("saved") } }
        }
        #expect(page.document.root.children[1].children.map(\.name) == ["submit", nil])
    }

    @Test func theFieldWithTheFocusIsMeant() {
        let page = MountedPage {
            VStack {
                TextField("First", text: .constant("")).onSubmit { diary.note("first") }
                TextField("Second", text: .constant("")).onSubmit { diary.note("second") }
            }
            .onSubmit { diary.note("around") }
        }
        page.control("second")?.onFocus?(true)
        page.press("submit")
        #expect(diary.take() == ["second", "around"])
        page.control("second")?.onFocus?(false)
        page.control("first")?.onFocus?(true)
        page.press("submit")
        #expect(diary.take() == ["first", "around"])
        #expect(page.reports == [])
    }

    @Test func theButtonGoesWithItsView() {
        let page = MountedPage(Switched())
        page.press("toggle")
        #expect(page.document.control(named: "submit") != nil)
        page.press("toggle")
        #expect(page.document.control(named: "submit") == nil)
        page.press("toggle")
        #expect(page.document.control(named: "submit") != nil)
        #expect(page.reports == [])
    }

    private struct Switched: View {
        @State private var isShown = false

        var body: some View {
            if isShown { TextField("Name", text: .constant("")).onSubmit {} }
            Button("Toggle") { isShown.toggle() }
        }
    }
}
