import DOM
import Reactive
import Testing

@testable import Views

/// What is left of a page when parts of it have gone.
@MainActor
@Suite("What outlives a part of its page")
struct PageLifeTests {
    @Test func doesNotSpeakToAPageThatHasGone() {
        var graph: ViewGraph? = ViewGraph(EmptyView(), path: "/")
        let node = graph.map { Node(at: place(in: $0)) }
        let container = Container(Element("div"))
        container.graph = graph
        container.content = node
        let page = graph?.page
        // The page goes.
        node?.unmount()
        container.content = nil
        graph?.unmount()
        weak let gone = graph
        graph = nil
        #expect(gone == nil)
        node?.invalidate()
        container.setNeedsArranging()
        page?.setNeedsArranging()
        #expect(node?.isDirty == false)
    }

    @Test func isNotArrangedWhenWhatIsInsideHasGone() {
        let graph = ViewGraph(EmptyView(), path: "/")
        let document = Document(root: graph.page.element)
        graph.show(in: document)
        let container = Container(Element("div"))
        container.graph = graph
        weak var gone: Node?
        do {
            let node = Node(at: place(in: graph))
            gone = node
            container.content = node
            container.setNeedsArranging()
            node.unmount()
            container.content = nil
        }
        #expect(gone == nil)
        container.element.append(Element("p"))
        document.commit()
        // Nothing has touched it.
        #expect(container.element.children.count == 1)
        graph.unmount()
    }

    /// What a container is around.
    @Test(arguments: ["stack", "sheet", "chart"])
    func isNotArrangedForWhatGoesWithIt(_ kind: String) {
        let page = MountedPage(Starring(kind: kind))
        page.press("star")
        // A button that stands beside another one has their container arranged when it goes.
        page.press("leave")
        #expect(page.texts == ["Star", "Leave"])
    }

    /// A guest counts himself out when he goes, which he does while what has changed is being seen to.
    @Test func isNotMuddledByWhatItsObjectsDoAtTheirEnd() {
        for guests in 1...8 {
            let page = MountedPage(Party(guests: guests))
            #expect(page.texts == ["\(guests) are here", "Close"])
            page.press("close")
            #expect(page.texts == ["0 are here", "Close"])
        }
    }

    @Test func doesNotSpeakToAScreenThatHasGone() {
        let page = MountedPage(Gallery())
        for _ in 0..<3 {
            page.press("enter")
            #expect(page.document.title == "Room")
            // A view with a title comes onto the screen in the turn in which the screen goes.
            page.press("hang-and-leave")
            #expect(page.document.title == "Gallery")
        }
    }

    private func place(in graph: ViewGraph) -> Place {
        Place(
            graph: graph, container: graph.page, scope: EnvironmentScope(EnvironmentValues()),
            owner: EmptyView.self)
    }
}

private struct Starring: View {
    let kind: String
    @State private var isThere = true
    @State private var hasStar = false

    var body: some View {
        Button("Star") { hasStar = true }
        Button("Leave") { isThere = false }
            .sheet(isPresented: .constant(isThere && kind == "sheet")) { picture }
        if isThere, kind == "stack" { VStack { picture } }
        if isThere, kind == "chart" { Chart { picture } }
    }

    @ViewBuilder private var picture: some View {
        Button {
        } label: {
            Text("Picture")
            if hasStar { Button("Give") {} }
        }
    }
}

private struct Gallery: View {
    @State private var isInside = false
    @State private var pictures = 0

    var body: some View {
        NavigationStack {
            Button("Enter") { isInside = true }
                .navigationTitle("Gallery")
                .navigationDestination(isPresented: $isInside) {
                    Room(isInside: $isInside, pictures: $pictures)
                }
        }
    }
}

private struct Room: View {
    @Binding var isInside: Bool
    @Binding var pictures: Int

    var body: some View {
        Button("Hang and leave") {
            pictures += 1
            isInside = false
        }
        .navigationTitle("Room")
        ForEach(0..<pictures) { number in Text("\(number)").pageTitle("Room") }
    }
}

@MainActor
private final class Guestbook: ObservableObject {
    @Published var isOpen = true
    @Published var guests: Int

    init(guests: Int) {
        self.guests = guests
    }
}

@MainActor
private final class Visit: ObservableObject {
    private let book: Guestbook

    init(_ book: Guestbook) {
        self.book = book
    }

    isolated deinit { book.guests -= 1 }
}

private struct Party: View {
    let guests: Int
    @StateObject private var book: Guestbook

    init(guests: Int) {
        self.guests = guests
        _book = StateObject(wrappedValue: Guestbook(guests: guests))
    }

    var body: some View {
        Text("\(book.guests) are here")
        if book.isOpen {
            ForEach(0..<guests, id: \.self) { _ in Guest(book: book) }
        }
        Button("Close") { book.isOpen = false }
    }
}

private struct Guest: View {
    @ObservedObject var book: Guestbook
    @StateObject private var visit: Visit

    init(book: Guestbook) {
        self.book = book
        _visit = StateObject(wrappedValue: Visit(book))
    }

    var body: some View {
        // Reads what changes, and shows nothing.
        if !book.isOpen { Text("I am going") }
    }
}
