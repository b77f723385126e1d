import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("A navigation stack that goes is freed")
struct NavigationLeakTests {
    @Test func withoutAnythingAbove() {
        expectFreed(Museum()) { _ in }
    }

    @Test func afterTheWayBack() {
        expectFreed(Museum()) { page in
            page.press("value")
            page.press("back")
        }
    }

    @Test func withTheViewOfAValue() {
        expectFreed(Museum()) { $0.press("value") }
    }

    @Test func withTheViewOfALink() {
        expectFreed(Museum()) { page in
            page.press("link")
            page.press("further")
        }
    }

    @Test func withAViewThatTheProgramPresents() {
        expectFreed(Museum()) { $0.press("present") }
    }

    @Test func anUnmountedPageIsFreedAtOnce() {
        weak var graph: ViewGraph?
        weak var element: Element?
        var page: MountedPage? = MountedPage(Museum())
        page?.press("link")
        graph = page?.graph
        element = page?.document.root.children.last
        page?.graph.unmount()
        page = nil
        #expect(graph == nil)
        #expect(element == nil)
    }

    @Test func whatIsLeftIsFreed() {
        let page = MountedPage(Museum())
        weak var element: Element?
        page.press("link")
        element = page.document.root.children.last
        #expect(element != nil)
        page.press("back")
        _ = page.operations()
        #expect(element == nil)
    }

    private func expectFreed(_ view: Museum, after visit: (MountedPage) -> Void) {
        weak var graph: ViewGraph?
        weak var element: Element?
        do {
            let page = MountedPage(view)
            visit(page)
            graph = page.graph
            element = page.document.root.children.last
            #expect(element != nil)
        }
        #expect(graph == nil)
        #expect(element == nil)
    }
}

private struct Museum: View {
    @State private var isPresenting = false
    @State private var visits = 0
    @Environment(\.navigate) private var navigate

    var body: some View {
        NavigationStack {
            Text("visits \(visits)").navigationTitle("Museum")
            NavigationLink("Value", value: 1)
            NavigationLink("Link") { Room(visits: $visits) }
            Button("Present") { isPresenting = true }
                .navigationDestination(for: Int.self) { number in
                    Text("number \(number) of \(visits)").pageTitle("Number \(number)")
                    Button("Home") { navigate("/") }
                }
                .navigationDestination(isPresented: $isPresenting) { Room(visits: $visits) }
        }
    }

    struct Room: View {
        @Binding var visits: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("room \(visits)").navigationTitle("Room")
            NavigationLink("Further") { Room(visits: $visits) }
            Button("Leave") {
                visits += 1
                dismiss()
            }
        }
    }
}
