import DOM
import JSON
import Testing
import Views
import VirtualTime

@MainActor
@Suite("A toast")
struct ToastTests {
    private let clock = VirtualClock()
    private var page: MountedPage {
        var environment = EnvironmentValues()
        environment.clock = clock
        return MountedPage(Editor(), environment: environment)
    }

    @Test func standsAtThePageWithAButton() {
        let page = page
        page.press("save")
        #expect(
            page.html.split(separator: "</button>").last.map(String.init) == """
                <input type="hidden" name="toast-held" value="false" form="page">\
                <input aria-hidden="true" tabindex="-1" type="checkbox" name="toast-held" value="true" form="page">\
                <script type="module" src="/toast.js"></script></div>
                """)
        #expect(
            page.html.contains(
                """
                <div class="toast"><p>Saved.</p><button class="close" aria-label="Dismiss" name="action" \
                value="dismiss-toast" form="page">×</button>
                """))
    }

    @Test func goesByItselfAfterFiveSeconds() async {
        let page = page
        page.press("save")
        await clock.advance(by: .milliseconds(4_999))
        page.turn()
        #expect(toast(on: page) == "Saved.")
        await clock.advance(by: .milliseconds(1))
        page.turn()
        #expect(toast(on: page) == nil)
        #expect(clock.sleeperCount == 0)
    }

    @Test func isSaidByScreenReaders() {
        let page = page
        page.press("save")
        #expect(page.document.effects.map(\.action) == [.announce("Saved.")])
    }

    @Test func isDismissed() async {
        let page = page
        page.press("save")
        page.press("dismiss-toast")
        #expect(toast(on: page) == nil)
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 0)
    }

    @Test func staysWhileThePointerOrTheFocusIsOnIt() async {
        let page = page
        page.press("save")
        await clock.advance(by: .seconds(4))
        page.enter(.flag(true), into: "toast-held")
        await clock.advance(by: .seconds(600))
        page.turn()
        #expect(toast(on: page) == "Saved.")
        page.press("save")
        await clock.advance(by: .seconds(600))
        page.turn()
        #expect(toast(on: page) == "Saved.")
        page.enter(.flag(false), into: "toast-held")
        await clock.advance(by: .milliseconds(4_999))
        page.turn()
        #expect(toast(on: page) == "Saved.")
        await clock.advance(by: .milliseconds(1))
        page.turn()
        #expect(toast(on: page) == nil)
    }

    @Test func waitsUntilTheOneBeforeHasGone() async {
        let page = page
        page.press("all")
        #expect(toast(on: page) == "One")
        await clock.advance(by: .seconds(5))
        page.turn()
        #expect(toast(on: page) == "Two")
        page.press("dismiss-toast")
        #expect(toast(on: page) == "Three")
        await clock.advance(by: .milliseconds(4_999))
        page.turn()
        #expect(toast(on: page) == "Three")
        await clock.advance(by: .milliseconds(1))
        page.turn()
        #expect(toast(on: page) == nil)
        #expect(page.document.effects.map(\.action) == ["One", "Two", "Three"].map { .announce($0) })
    }

    @Test func isShownForLongerIfItIsSaidAgain() async {
        let page = page
        page.press("save")
        await clock.advance(by: .seconds(4))
        page.press("save")
        await clock.advance(by: .milliseconds(4_999))
        page.turn()
        #expect(toast(on: page) == "Saved.")
        #expect(page.document.effects.map(\.action) == [.announce("Saved."), .announce("Saved.")])
        await clock.advance(by: .milliseconds(1))
        page.turn()
        #expect(toast(on: page) == nil)
    }

    @Test func isOneOfTheLatestEightIfManyWait() {
        let page = page
        page.press("many")
        var shown: [String] = []
        while let text = toast(on: page) {
            shown.append(text)
            page.press("dismiss-toast")
        }
        #expect(shown == ["Job 1"] + (13...20).map { "Job \($0)" })
    }

    @Test func goesWithItsPage() async {
        weak var graph: AnyObject?
        do {
            let page = page
            page.press("all")
            await clock.advance(by: .zero)
            #expect(clock.sleeperCount == 1)
            graph = page.graph
        }
        await clock.advance(by: .zero)
        #expect(clock.sleeperCount == 0)
        #expect(graph == nil)
    }

    @Test func standsInTheTopDialogWhereThatCanBeUsed() {
        let page = page
        page.press("save")
        page.press("ask")
        #expect(toast(on: page) == nil)
        #expect(dialogs(on: page).map { toast(in: $0) } == ["Saved."])
        page.press("more")
        #expect(dialogs(on: page).map { toast(in: $0) } == [nil, "Saved."])
        page.press("all-inside")
        page.press("dismiss-toast")
        #expect(dialogs(on: page).map { toast(in: $0) } == [nil, "Inside"])
        page.press("done")
        #expect(dialogs(on: page).map { toast(in: $0) } == ["Inside"])
        page.press("close")
        #expect(toast(on: page) == "Inside")
        page.press("dismiss-toast")
        #expect(toast(on: page) == nil)
    }

    @Test func comesAndGoesInADialog() async {
        let page = page
        page.press("ask")
        page.press("save")
        #expect(dialogs(on: page).map { toast(in: $0) } == ["Saved."])
        await clock.advance(by: .seconds(5))
        page.turn()
        #expect(dialogs(on: page).map { toast(in: $0) } == [nil])
    }

    private func toast(on page: MountedPage) -> String? { toast(in: page.document.root) }

    private func toast(in element: Element) -> String? {
        element.children.first { $0["class"] == "toast" }?.children.first?.text
    }

    private func dialogs(on page: MountedPage) -> [Element] {
        page.document.root.children.filter { $0.tag.description == "dialog" }
    }

    private struct Editor: View {
        @Environment(\.toast) private var toast
        @State private var isAsking = false

        var body: some View {
            Button("Save") { toast("Saved.") }
            Button("Ask") { isAsking = true }
                .sheet(isPresented: $isAsking) { Question() }
            Button("All") { for text in ["One", "Two", "Two", "Three"] { toast(text) } }
            Button("Many") { for number in 1...20 { toast("Job \(number)") } }
        }
    }

    private struct Question: View {
        @Environment(\.toast) private var toast
        @State private var isAskingMore = false

        var body: some View {
            Button("More") { isAskingMore = true }
                .sheet(isPresented: $isAskingMore) {
                    Button("All inside") { toast("Inside") }
                    Button("Done") { isAskingMore = false }
                }
        }
    }
}
