import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Button")
struct ButtonTests {
    @Test func hasTheLooksOfItsRoleAndStyle() {
        let page = MountedPage {
            Button("Delete", role: .destructive) {}
            Button("Save") {}.buttonStyle(.borderedProminent)
            Button(role: .cancel, action: {}, label: { Text("Back") })
        }
        #expect(
            page.html == """
                <button class="destructive" name="action" value="delete" form="page"><span>Delete</span></button>\
                <button class="button-prominent" name="action" value="save" form="page"><span>Save</span></button>\
                <button class="cancel" name="action" value="back" form="page"><span>Back</span></button>
                """)
    }

    @Test func thatLeavesAFormIsNotPressedByEnterInIt() {
        let page = MountedPage {
            Form {
                Button("Back", role: .cancel) {}
                Button("Save") {}
            }
        }
        #expect(
            page.html == """
                <form class="form" method="post"><input type="hidden" name="_page" value="">\
                <button class="cancel" name="action" value="back" form="page"><span>Back</span></button>\
                <button name="action" value="save"><span>Save</span></button></form>
                """)
    }

    @Test func anIconSaysWhatItsButtonIsCalled() {
        let page = MountedPage {
            Button {
            } label: {
                Image(systemName: "plus").accessibilityLabel("Add one")
            }
        }
        #expect(
            page.html == """
                <button name="action" value="add-one" form="page">\
                <svg class="symbol" viewBox="0 0 24 24" aria-label="Add one" role="img">\
                <use href="/icons.svg#plus"></use></svg></button>
                """)
    }

    @Test func changesItsRole() {
        let page = MountedPage(Changing())
        page.press("go")
        #expect(page.html == #"<button name="action" value="go" form="page"><span>Go</span></button>"#)
    }

    @Test func isBusyWhileItsActionRuns() async {
        let work = Work()
        let page = MountedPage(Saving(work: work))
        page.press("save")
        #expect(page.document.activity == 1)
        #expect(
            page.html == """
                <button aria-busy="true" name="action" value="save" form="page"><span>Save</span></button><p>no</p>
                """)
        await work.begun()
        work.finish()
        await work.ended()
        page.turn()
        #expect(page.document.activity == 0)
        #expect(
            page.html == """
                <button name="action" value="save" form="page"><span>Save</span></button><p>saved</p>
                """)
    }

    @Test func doesNotRunTwiceAtATime() async {
        let work = Work()
        let page = MountedPage(Saving(work: work))
        page.press("save")
        page.press("save")
        await work.begun()
        work.finish()
        await work.ended()
        #expect(work.count == 1)
    }

    @Test func itsActionEndsWithThePage() async {
        let work = Work()
        var page: MountedPage? = MountedPage(Saving(work: work))
        page?.press("save")
        await work.begun()
        page?.graph.unmount()
        await work.ended()
        page = nil
        #expect(work.wasCancelled)
    }
}

private struct Changing: View {
    @State private var isDangerous = true

    var body: some View {
        Button("Go", role: isDangerous ? .destructive : nil) { isDangerous = false }
    }
}

/// Work that takes as long as a test wants.
@MainActor
private final class Work {
    private(set) var count = 0
    private(set) var wasCancelled = false
    private var isFinished = false
    private var isEnded = false

    func run() async {
        count += 1
        while !isFinished, !Task.isCancelled { await Task.yield() }
        wasCancelled = Task.isCancelled
        isEnded = true
    }

    func finish() {
        isFinished = true
    }

    func begun() async { while count == 0 { await Task.yield() } }

    func ended() async {
        while !isEnded { await Task.yield() }
        // The button hears of it a moment later.
        await Task.yield()
    }
}

private struct Saving: View {
    let work: Work
    @State private var isSaved = false

    var body: some View {
        Button("Save") {
            await work.run()
            isSaved = true
        }
        Text(isSaved ? "saved" : "no")
    }
}
