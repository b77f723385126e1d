import PinionTesting
import SwiftUI
import Testing

@testable import Years

/// The words of earlier years mean what they meant.
@MainActor
@Suite struct OldNameTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        let app = TestApp { Site { WindowGroup(content: content) } }
        return try await app.open("/")
    }

    @Test func anAlertOfTwoButtonsAsksFirst() async throws {
        let store = WalkStore()
        let tab = try await open { WalkList(store: store) }
        #expect(tab.title == "Walks")
        try await tab.click("Delete all walks")
        #expect(tab.shows("Delete all walks?"))
        #expect(tab.shows("They cannot be brought back."))
        try await tab.click("Cancel")
        #expect(store.walks.count == 2)
        #expect(!tab.shows("Delete all walks?"))
        try await tab.click("Delete all walks")
        try await tab.click("Delete them")
        #expect(store.walks.isEmpty)
    }

    @Test func anAlertAboutAnItemGoesWithIt() async throws {
        let tab = try await open { WalkList(store: WalkStore()) }
        try await tab.click("Details")
        #expect(tab.buttonLabels.contains("Good"))
        try await tab.click("Good")
        #expect(!tab.buttonLabels.contains("Good"))
    }

    @Test func anActionSheetAsksWhatToDo() async throws {
        let tab = try await open { WalkList(store: WalkStore()) }
        try await tab.click("Share")
        #expect(tab.shows("Share with"))
        try await tab.click("Friends")
        #expect(tab.shows("Shared with friends"))
        #expect(!tab.shows("Share with"))
    }

    @Test func thePresentationModeClosesASheet() async throws {
        let store = WalkStore()
        let tab = try await open { WalkList(store: store) }
        try await tab.click("Add")
        try tab.type("Home", into: "Name")
        try await tab.click("Save")
        #expect(store.walks.map(\.name) == ["Around the lake", "Up the hill", "Home"])
        #expect(!tab.buttonLabels.contains("Save"))
    }

    @Test func aViewKnowsWhetherItIsPresented() async throws {
        struct Inside: View {
            @Environment(\.presentationMode) private var mode
            let name: String

            var body: some View { Text("\(name) \(mode.wrappedValue.isPresented)") }
        }
        let tab = try await open {
            Inside(name: "Below").sheet(isPresented: .constant(true)) { Inside(name: "Above") }
        }
        #expect(tab.texts == ["Below false", "Above true"])
    }

    @Test func aChangeIsToldWithTheNewValueAlone() async throws {
        let tab = try await open { CountdownView() }
        try tab.set("From 10", to: 12)
        try await tab.settle()
        #expect(tab.shows("1 changes"))
    }

    @Test func aHiddenBarShowsNoTitle() async throws {
        let inside = try await open { Text("Milk").navigationBarTitle("Notes").navigationBarHidden(true) }
        #expect(inside.texts == ["Milk"])
        #expect(inside.title == "Notes")
        let outside = try await open { Text("Milk").navigationBarHidden(true).navigationBarTitle("Notes") }
        #expect(outside.texts == ["Milk"])
        let empty = try await open { Text("Milk").navigationBarTitle("", displayMode: .inline) }
        #expect(empty.texts == ["Milk"])
        let shown = try await open { Text("Milk").navigationBarTitle("Notes").navigationBarHidden(false) }
        #expect(shown.texts == ["Notes", "Milk"])
    }

    @Test func itemsOfTheBarAreControlsAboveTheView() async throws {
        let tab = try await open {
            Text("Milk").navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
        }
        #expect(tab.buttonLabels == ["Edit", "Add"])
    }

    @Test func theAccentColorIsThatOfControls() async throws {
        let tab = try await open { Button("Add") {}.accentColor(.green).edgesIgnoringSafeArea(.all) }
        #expect(tab.html.contains("tint-green"))
    }

    @Test func whatIsReadOutIsSaidInTheOldWords() async throws {
        let tab = try await open {
            Button("+") {}.accessibility(label: Text("Add")).accessibility(hint: Text("Adds a walk"))
            Text("Milk").accessibility(hidden: true)
        }
        #expect(tab.buttonLabels == ["Add"])
        #expect(tab.html.contains(#"aria-description="Adds a walk""#))
        #expect(tab.html.contains(#"aria-hidden="true""#))
    }
}
