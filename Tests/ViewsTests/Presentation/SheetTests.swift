import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Sheets")
struct SheetTests {
    private let diary = Diary()

    @Test func aSheetIsADialogWithItsTitleAndAWayOut() {
        let page = MountedPage(ProfilePage(diary: diary))
        page.press("edit")
        #expect(
            page.html
                == #"<p>Ann</p><button name="action" value="edit" form="page"><span>Edit</span></button>"#
                + #"<dialog class="sheet" open="" data-modal="" aria-labelledby="dialog-1" data-dismiss="close">"#
                + #"<form method="post"><input type="hidden" name="_page" value=""><h2 id="dialog-1">Profile</h2>"#
                + #"<div class="contents">"#
                + #"<label class="field"><span>Name</span><input name="name" value="Ann"></label>"#
                + #"<button name="action" value="done"><span>Done</span></button></div>"#
                + #"<button class="close" aria-label="Close" name="action" value="close">×</button></form></dialog>"#
        )
    }

    @Test func theTitleInASheetIsTheSheetsAlsoInANavigationStack() {
        let page = MountedPage(NavigationStack { ProfilePage(diary: diary).navigationTitle("Person") })
        page.press("edit")
        #expect(page.texts == ["Person", "Ann", "Edit", "Profile", "Name", "Done", "×"])
        #expect(page.document.title == "Person")
    }

    @Test func whatIsEditedInASheetShowsBehindIt() {
        let page = MountedPage(ProfilePage(diary: diary))
        page.press("edit")
        page.type("Grace", into: "name")
        #expect(page.texts.first == "Grace")
    }

    @Test(arguments: ["done", "close"])
    func aSheetIsClosedFromInside(button: String) {
        let page = MountedPage(ProfilePage(diary: diary))
        page.press("edit")
        page.press(button)
        #expect(page.texts == ["Ann", "Edit"])
        #expect(diary.take() == ["closed"])
    }

    @Test func aSheetBeginsAnewEachTime() {
        let page = MountedPage(CounterPage())
        page.press("open")
        page.press("count")
        #expect(page.texts.contains("1"))
        page.press("close")
        page.press("open")
        #expect(page.texts.contains("0"))
    }

    @Test func aSheetStandsInASheet() {
        let page = MountedPage(Nested(level: 1))
        page.press("open-1")
        page.press("open-2")
        #expect(page.texts == ["Open 1", "Open 2", "×", "Open 3", "×"])
        page.press("close-2")
        #expect(page.texts == ["Open 1", "Open 2", "×"])
        page.press("open-2")
        page.press("close")
        #expect(page.texts == ["Open 1"])
    }

    @Test func aSheetShowsAnItem() {
        let page = MountedPage(ItemsPage())
        page.press("show-1")
        #expect(page.texts.contains("item 1"))
        page.press("show-2")
        #expect(page.texts.contains("item 2"))
        #expect(!page.texts.contains("item 1"))
        page.press("close")
        #expect(page.texts == ["Show 1", "Show 2"])
    }

    @Test func aSheetHasTheEnvironmentOfItsPlace() {
        let page = MountedPage {
            Text("A").sheet(isPresented: .constant(true)) { Button("B") {} }.disabled(true)
        }
        #expect(page.control("b")?.isEnabled == false)
    }

    @Test func aFormInASheetIsAGroupOfIt() {
        let page = MountedPage {
            Text("A").sheet(isPresented: .constant(true)) { Form { Text("B") } }
        }
        #expect(page.html.contains(#"<div class="contents"><div class="form"><p>B</p></div></div>"#))
    }

    @Test func aSheetGoesWithItsView() {
        let page = MountedPage(Vanishing())
        #expect(page.texts == ["A", "Vanish", "×"])
        page.press("vanish")
        #expect(page.texts == [])
    }

    @Test func whatWasInASheetIsFreed() {
        weak var model: Model?
        let page = MountedPage(CounterPage { model = $0 })
        page.press("open")
        #expect(model != nil)
        page.press("close")
        #expect(model == nil)
    }

    private struct ProfilePage: View {
        let diary: Diary
        @State private var name = "Ann"
        @State private var isEditing = false

        var body: some View {
            Text(name)
            Button("Edit") { isEditing = true }
                .sheet(isPresented: $isEditing, onDismiss: noteClosing) { ProfileEditor(name: $name) }
        }

        private func noteClosing() {
            diary.note("closed")
        }
    }

    private struct ProfileEditor: View {
        @Binding var name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Group {
                TextField("Name", text: $name)
                Button("Done") { dismiss() }
            }
            .navigationTitle("Profile")
        }
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct CounterPage: View {
        var onModel: (Model) -> Void = { _ in }
        @State private var isOpen = false

        var body: some View {
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Counter(onModel: onModel) }
        }
    }

    private struct Counter: View {
        let onModel: (Model) -> Void
        @StateObject private var model = Model()

        var body: some View {
            Text("\(model.count)").onAppear { onModel(model) }
            Button("Count") { model.count += 1 }
        }
    }

    private struct Nested: View {
        let level: Int
        @State private var isOpen = false

        var body: some View {
            Button("Open \(level)") { isOpen = true }
                .sheet(isPresented: $isOpen) { AnyView(Nested(level: level + 1)) }
        }
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct ItemsPage: View {
        @State private var item: Item?

        var body: some View {
            Button("Show 1") { item = Item(id: 1) }
            Button("Show 2") { item = Item(id: 2) }
                .sheet(item: $item) { item in Text("item \(item.id)") }
        }
    }

    private struct Vanishing: View {
        @State private var isShown = true

        var body: some View {
            if isShown {
                Text("A").sheet(isPresented: .constant(true)) { Button("Vanish") { isShown = false } }
            }
        }
    }
}
