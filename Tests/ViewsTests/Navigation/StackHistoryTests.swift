import DOM
import JSON
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("What the address says of a navigation stack")
struct StackHistoryTests {
    @Test func isWhichLinksWereFollowed() {
        let page = MountedPage { Shelves() }
        #expect(page.address == "")
        page.press("shelf-1")
        #expect(page.address == "?~=shelf-1")
        page.press("book-2")
        #expect(page.address == "?~=shelf-1&~=book-2")
        page.press("back-2")
        #expect(page.address == "?~=shelf-1")
        page.press("back")
        #expect(page.address == "")
    }

    @Test func isAStepForwardOrBackForTheBrowser() {
        let page = MountedPage { Shelves() }
        _ = page.operations()
        page.press("shelf-1")
        #expect(page.steps() == ["1"])
        page.press("book-2")
        #expect(page.steps() == ["2"])
        page.press("back-2")
        #expect(page.steps() == ["1"])
    }

    @Test func leadsToTheSameViewsOnAPageThatIsOpenedWithIt() {
        let page = MountedPage(query: "~=shelf-1&~=book-2") { Shelves() }
        #expect(
            page.texts == ["Shelf 1", "Shelf 3", "Back", "shelf 1", "Book 2", "Back", "book 2 of shelf 1"])
        #expect(page.address == "?~=shelf-1&~=book-2")
        #expect(page.steps() == [])
    }

    @Test func leadsNoDeeperThanAnybodyGoes() {
        let query = Array(repeating: "~=go", count: 200).joined(separator: "&")
        let page = MountedPage(query: query) {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { NavigationLink("Go", value: $0 + 1) }
            }
        }
        #expect(page.texts.count { $0 == "Back" } == 64)
    }

    @Test(arguments: [
        "~=shelf-9", "~=", "~=back", "~=delete", "~=*abc", "~=.1", "~=%ff", "~2=shelf-1", "~=shelf-1~2",
        "~=v",
    ])
    func leadsNowhereIfItNamesNoLink(query: String) {
        let page = MountedPage(query: query) { Shelves() }
        #expect(page.texts == ["Shelf 1", "Shelf 3"])
        #expect(page.reports == [])
    }

    @Test func leadsAsFarAsThereAreLinks() {
        let page = MountedPage(query: "~=shelf-3&~=book-9&~=book-2") { Shelves() }
        #expect(page.texts == ["Shelf 1", "Shelf 3", "Back", "shelf 3", "Book 2"])
        page.press("book-2")
        #expect(page.address == "?~=shelf-3&~=book-2")
        page.press("back-2")
        page.press("back")
        #expect(page.texts == ["Shelf 1", "Shelf 3"])
    }

    @Test func pressesNothingButLinks() {
        let model = Pressed()
        let page = MountedPage(query: "~=delete") { Dangerous(model: model) }
        #expect(page.texts == ["Delete", "Go"])
        #expect(model.count == 0)
    }

    @Test func leadsToAViewWhoseLinkComesLater() {
        let model = Pressed()
        let page = MountedPage(query: "~=late") { Late(model: model) }
        #expect(page.texts == ["none"])
        model.count = 1
        page.turn()
        #expect(page.texts == ["Late", "Back", "late view"])
    }

    @Test func leadsThroughALinkOnlyOnceItCanBePressed() {
        let model = Pressed()
        let page = MountedPage(query: "~=go") { Locked(model: model) }
        #expect(page.texts == ["Go"])
        model.count = 1
        page.turn()
        #expect(page.texts == ["Go", "Back", "open"])
    }

    @Test func leavesAloneWhatIsBelowWhenThePersonGoesBack() {
        let page = MountedPage { NavigationStack { NavigationLink("Go") { Counting() } } }
        page.press("go")
        page.press("count")
        page.press("deeper")
        page.enter(.text("?~=go"), into: "@query")
        #expect(page.texts == ["Go", "Back", "1", "Deeper"])
    }

    @Test func isFollowedWhenThePersonGoesBackAndForward() {
        let page = MountedPage { Shelves() }
        page.press("shelf-1")
        page.press("book-2")
        #expect(page.enter(.text("?~=shelf-1"), into: "@query") == nil)
        #expect(page.texts == ["Shelf 1", "Shelf 3", "Back", "shelf 1", "Book 2"])
        #expect(page.enter(.text(""), into: "@query") == nil)
        #expect(page.texts == ["Shelf 1", "Shelf 3"])
        #expect(page.enter(.text("?~=shelf-1&~=book-2"), into: "@query") == nil)
        #expect(
            page.texts == ["Shelf 1", "Shelf 3", "Back", "shelf 1", "Book 2", "Back", "book 2 of shelf 1"])
        #expect(page.document.query == "~=shelf-1&~=book-2")
    }

    @Test func tellsTheProgramsPath() {
        let model = Trail()
        let page = MountedPage(query: "~=step-4") { Walk(model: model) }
        #expect(model.steps == [4])
        #expect(page.enter(.text(""), into: "@query") == nil)
        #expect(model.steps == [])
    }

    @Test func keepsWhatTheProgramPutsThereIfItIsWrittenAsAText() {
        let keeper = Keeper()
        let model = Trail()
        let page = MountedPage(keeper: keeper) { Walk(model: model) }
        model.steps = [7, 8]
        page.turn()
        #expect(page.address == "?~=%2As-vSwift.Int_7&~=%2As-vSwift.Int_8")
        let again = Trail()
        let other = MountedPage(
            query: String(page.address.dropFirst()), keeper: keeper
        ) { Walk(model: again) }
        #expect(again.steps == [7, 8])
        #expect(other.texts.last == "step 8")
    }

    @Test func takesNothingSignedThatIsNoValueOfTheStack() {
        for text in ["vSwift.String_x", "vSwift.Int_x", "v", "vSwift.Int", "p", "p0.1", "", "x"] {
            let model = Trail()
            let page = MountedPage(query: "~=*s-\(text)", keeper: Keeper()) { Walk(model: model) }
            #expect(page.texts == ["Step 4"])
            #expect(model.steps == [])
        }
    }

    @Test func goesForwardToWhatOnlyThisPageKnows() {
        let model = Trail()
        let page = MountedPage { Walk(model: model) }
        model.steps = [7]
        page.turn()
        #expect(page.address == "?~=.1")
        page.enter(.text(""), into: "@query")
        #expect(model.steps == [])
        page.enter(.text("?~=.1"), into: "@query")
        #expect(model.steps == [7])
    }

    @Test func showsAgainWhatTheProgramHadShown() {
        let keeper = Keeper()
        let page = MountedPage(keeper: keeper) { Shown() }
        page.press("show")
        #expect(page.texts == ["Show true", "Back", "shown"])
        #expect(page.address == "?~=%2As-p0.1")
        page.enter(.text(""), into: "@query")
        #expect(page.texts == ["Show false"])
        page.enter(.text("?~=%2As-p0.1"), into: "@query")
        #expect(page.texts == ["Show true", "Back", "shown"])
        let other = MountedPage(query: "~=*s-p0.1", keeper: keeper) { Shown() }
        #expect(other.texts == ["Show true", "Back", "shown"])
    }

    @Test func knowsLinksThatSetAValue() {
        let page = MountedPage(query: "~=second") { Selecting() }
        #expect(page.texts == ["b", "First", "Second", "Back", "second view"])
        page.press("back")
        #expect(page.texts == ["none", "First", "Second"])
        page.press("first")
        #expect(page.texts == ["a", "First", "Second", "Back", "first view"])
        #expect(page.address == "?~=first")
    }

    @Test func tellsLinksOfOneNameApart() {
        let page = MountedPage(query: "~=go~2") { Twins() }
        #expect(page.texts == ["Go", "Go", "Back", "2"])
    }

    @Test func isNothingOfAStackInASheet() {
        let page = MountedPage { Sheet() }
        page.press("go")
        #expect(page.texts.contains("inside"))
        #expect(page.document.control(named: "@query") == nil)
    }

    @Test func keepsTheStacksOfAPageApart() {
        let page = MountedPage(query: "~2=go") {
            Twin(text: "one")
            Twin(text: "two")
        }
        #expect(page.texts == ["Go", "Go", "Back", "two"])
        page.press("go")
        #expect(page.address == "?~2=go&~=go")
    }

    @Test func hasNoButtonBackWhereTheProgramHasAWayOfItsOwn() {
        let page = MountedPage {
            NavigationStack {
                NavigationLink("Go") { Text("above").navigationBarBackButtonHidden(true) }
            }
        }
        page.press("go")
        #expect(page.texts == ["Go", "above"])
        page.enter(.text(""), into: "@query")
        #expect(page.texts == ["Go"])
    }
}

extension MountedPage {
    fileprivate var address: String {
        (document.control(named: "@query") as? AddressElement)?.value ?? ""
    }

    /// What the browser has been told of steps since the last look.
    fileprivate func steps() -> [String] {
        operations().compactMap { operation in
            let parts = operation.split(separator: "\"")
            guard let place = parts.firstIndex(of: "data-address") else { return nil }
            return String(parts[place + 2])
        }
    }
}

/// Signs with a letter.
@MainActor
private final class Keeper: SceneKeeper {
    var restoredScene: [String: SceneValue] { [:] }

    func keep(_ scene: [String: SceneValue]) -> String? { nil }

    func seal(_ text: String) -> String? { "s-" + text.map { $0 == " " ? "_" : String($0) }.joined() }

    func open(sealed text: String) -> String? {
        guard text.hasPrefix("s-") else { return nil }
        return text.dropFirst(2).map { $0 == "_" ? " " : String($0) }.joined()
    }
}

private struct Shelves: View {
    var body: some View {
        NavigationStack {
            Group {
                NavigationLink("Shelf 1", value: "1")
                NavigationLink("Shelf 3", value: "3")
            }
            .navigationDestination(for: String.self) { shelf in
                Text("shelf \(shelf)")
                NavigationLink("Book 2") { Text("book 2 of shelf \(shelf)") }
            }
        }
    }
}

@MainActor
private final class Pressed: ObservableObject {
    @Published var count = 0
}

private struct Dangerous: View {
    let model: Pressed

    var body: some View {
        NavigationStack {
            Button("Delete") { model.count += 1 }
            NavigationLink("Go") { Text("gone") }
        }
    }
}

private struct Late: View {
    @ObservedObject var model: Pressed

    var body: some View {
        NavigationStack {
            if model.count > 0 { NavigationLink("Late") { Text("late view") } } else { Text("none") }
        }
    }
}

private struct Locked: View {
    @ObservedObject var model: Pressed

    var body: some View {
        NavigationStack { NavigationLink("Go") { Text("open") }.disabled(model.count == 0) }
    }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }.name("count")
        NavigationLink("Deeper") { Text("deep") }
    }
}

@MainActor
private final class Trail: ObservableObject {
    @Published var steps: [Int] = []
}

private struct Walk: View {
    @ObservedObject var model: Trail

    var body: some View {
        NavigationStack(path: $model.steps) {
            NavigationLink("Step 4", value: 4)
                .navigationDestination(for: Int.self) { Text("step \($0)") }
        }
    }
}

private struct Shown: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            Button {
                isShown = true
            } label: {
                Text("Show \(isShown)")
            }
            .name("show")
            .navigationDestination(isPresented: $isShown) { Text("shown") }
        }
    }
}

private struct Selecting: View {
    @State private var selection: String?

    var body: some View {
        Text(selection ?? "none")
        NavigationView {
            NavigationLink("First", tag: "a", selection: $selection) { Text("first view") }
            NavigationLink("Second", destination: Text("second view"), tag: "b", selection: $selection)
        }
    }
}

private struct Twins: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Go") { Text("1") }
            NavigationLink("Go") { Text("2") }
        }
    }
}

private struct Twin: View {
    let text: String

    var body: some View {
        NavigationStack { NavigationLink("Go") { Text(text) } }
    }
}

private struct Sheet: View {
    var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
            NavigationStack { NavigationLink("Go") { Text("inside") } }
        }
    }
}
