import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Alerts")
struct AlertTests {
    private let diary = Diary()

    @Test func anAlertHasATitleAMessageAndButtons() {
        let page = MountedPage(Deleting(diary: diary))
        page.press("remove")
        #expect(
            page.html.contains(
                #"<dialog class="alert" open="" data-modal="" role="alertdialog" aria-labelledby="dialog-1" "#
                    + #"data-dismiss="keep"><form method="post"><input type="hidden" name="_page" value="">"#
                    + #"<h2 id="dialog-1">Delete “Soup”?</h2><div class="contents">"#
                    + #"<div class="message"><p>It cannot be brought back.</p></div><div class="buttons">"#))
    }

    @Test func aButtonClosesTheAlertAfterItsAction() {
        let page = MountedPage(Deleting(diary: diary))
        page.press("remove")
        page.press("delete")
        #expect(diary.take() == ["deleted"])
        #expect(page.texts == ["Remove"])
        page.press("remove")
        page.press("keep")
        #expect(diary.take() == [])
        #expect(page.texts == ["Remove"])
    }

    @Test func withoutButtonsThereIsOK() {
        let page = MountedPage { Text("A").alert("Saved", isPresented: .constant(true)) {} }
        #expect(page.texts == ["A", "Saved", "OK"])
        #expect(page.html.contains(#"data-dismiss="ok""#))
    }

    @Test func scriptsReadTheAlert() {
        let page = MountedPage {
            Text("A").alert("Saved", isPresented: .constant(true)) {}
            Text("B").alert("Saved", isPresented: .constant(true)) {
            } message: {
                Text("All is well.")
            }
        }
        #expect(named("alert", in: page.document.root).map(\.textContent) == ["Saved", "All is well."])
    }

    @Test func aButtonAloneIsWhatEscapePresses() {
        let page = MountedPage {
            Text("A").alert("Saved", isPresented: .constant(true)) { Button("Fine") {} }
        }
        #expect(page.html.contains(#"data-dismiss="fine""#))
    }

    @Test func escapeAnswersWithoutAnyOfSeveralButtons() {
        let page = MountedPage(Choosing(diary: diary))
        page.press("close")
        #expect(page.texts == ["A"])
        #expect(diary.take() == [])
    }

    @Test func anAlertIsAboutItsData() {
        let page = MountedPage(Failing())
        #expect(page.texts == ["Fail"])
        page.press("fail")
        #expect(page.texts == ["Fail", "It failed", "No space left", "Retry no space left"])
        page.press("retry-no-space-left")
        #expect(page.texts == ["Fail"])
    }

    @Test func aQuestionCanAlwaysBeLeft() {
        let page = MountedPage(Leaving(diary: diary))
        page.press("leave")
        #expect(page.texts == ["Leave", "Leave without saving?", "Discard", "Cancel"])
        #expect(page.html.contains(#"<dialog class="confirmation""#))
        page.press("cancel")
        #expect(page.texts == ["Leave"])
        page.press("leave")
        page.press("discard")
        #expect(diary.take() == ["discarded"])
        #expect(page.texts == ["Leave"])
    }

    private func named(_ name: String, in element: Element) -> [Element] {
        (element.name == name ? [element] : []) + element.children.flatMap { named(name, in: $0) }
    }

    private struct Deleting: View {
        let diary: Diary
        @State private var isAsking = false

        var body: some View {
            Button("Remove") { isAsking = true }
                .alert("Delete “Soup”?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { diary.note("deleted") }
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It cannot be brought back.")
                }
        }
    }

    private struct Choosing: View {
        let diary: Diary
        @State private var isAsking = true

        var body: some View {
            Text("A").alert("Which?", isPresented: $isAsking) {
                Button("One") { diary.note("one") }
                Button("Two") { diary.note("two") }
            }
        }
    }

    private struct Failing: View {
        @State private var reason: String?
        @State private var hasFailed = false

        var body: some View {
            Button("Fail") {
                reason = "No space left"
                hasFailed = true
            }
            .alert("It failed", isPresented: $hasFailed, presenting: reason) { reason in
                Button("Retry \(reason.lowercased())") {}
            } message: { reason in
                Text(reason)
            }
        }
    }

    private struct Leaving: View {
        let diary: Diary
        @State private var isLeaving = false

        var body: some View {
            Button("Leave") { isLeaving = true }
                .confirmationDialog("Leave without saving?", isPresented: $isLeaving) {
                    Button("Discard", role: .destructive) { diary.note("discarded") }
                }
        }
    }
}
