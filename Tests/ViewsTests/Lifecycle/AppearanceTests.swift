import Reactive
import Testing
import Views

@MainActor
@Suite("Coming and going")
struct AppearanceTests {
    private let diary = Diary()

    @Test func aViewTellsWhenItComesAndGoes() {
        let page = MountedPage(Switched(diary: diary))
        #expect(diary.take() == [])
        page.press("toggle")
        #expect(diary.take() == ["appears"])
        page.press("toggle")
        #expect(diary.take() == ["disappears"])
    }

    @Test func whatIsDoneOnAppearingShowsAtOnce() {
        #expect(MountedPage(Loading()).html == "<p>loaded</p>")
    }

    @Test func viewsGoWithTheirPage() {
        var page: MountedPage? = MountedPage(Text("A").onDisappear { [diary] in diary.note("gone") })
        #expect(page?.html == "<p>A</p>")
        page = nil
        #expect(diary.take() == ["gone"])
    }

    private struct Switched: View {
        let diary: Diary
        @State private var isShown = false

        var body: some View {
            if isShown {
                Text("A").onAppear { diary.note("appears") }.onDisappear { diary.note("disappears") }
            }
            Button("Toggle") { isShown.toggle() }
        }
    }

    private struct Loading: View {
        @State private var text = "empty"

        var body: some View { Text(text).onAppear { text = "loaded" } }
    }
}
