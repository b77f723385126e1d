import Pinion
import PinionTesting
import Testing

// The other files are written as for an iPhone, with another import. This target has none of the package's upcoming
// features, as the packages of most users have none.

@MainActor
@Suite struct ViewsWrittenForAnotherSystem {
    @Test func signUp() async throws {
        var signedUp: [String] = []
        let tab = try TestTab { SignupView { signedUp = [$0, $1] } }
        try tab.type("ann", into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.click("Sign up")
        #expect(signedUp == ["ann", "correct horse"])
    }

    @Test func editAProfileInASheet() async throws {
        let tab = try TestTab { ProfileView() }
        #expect(tab.texts == ["Username: ann"])
        try await tab.click("Edit")
        try tab.type("Ann", into: "Username")
        try await tab.click("Done")
        #expect(tab.texts == ["Username: Ann"])
    }

    @Test func shareAModelController() throws {
        let tab = try TestTab { RootView() }
        try tab.type("Ann", into: "username")
        #expect(try tab.value(of: "Username") == "Ann")
    }

    @Test func findTheirThemeInTheEnvironment() throws {
        let articles = [Article(id: 1, title: "One", body: "Text")]
        #expect(try TestTab { ArticleListView(articles: articles) }.texts == ["One", "Text"])
        #expect(try TestTab { KeyedListView(articles: articles) }.texts == ["One"])
    }

    @Test func keepWhatWasChosenForTheNextTime() async throws {
        let tab = try TestTab { StorePage() }
        try await tab.click("Records")
        try await tab.click("A record")
        try await tab.reopen()
        #expect(tab.shows("Selected: A record"))
        #expect(tab.buttonLabels == ["Books", "Records", "A record"])
    }

    @Test func editAnObservableModel() throws {
        let tab = try TestTab { LibraryPage() }
        try tab.type("ada", into: "Search")
        #expect(try tab.value(of: "Search") == "ada")
        #expect(tab.texts == ["Nothing"])
    }

    @Test func leadFromAListToAViewAndBack() async throws {
        let tab = try TestTab { LandmarksApp() }
        try await tab.click("Turtle Rock")
        #expect(tab.texts.contains("About Turtle Rock"))
        try await tab.click("Toggle Favorite")
        try await tab.click("Back")
        try tab.set("Favorites only", to: true)
        #expect(!tab.texts.contains("Turtle Rock"))
    }

    @Test func makeAndListMeetings() async throws {
        let tab = try TestTab { ScrumsApp() }
        try await tab.click("New Scrum")
        try tab.type("Web", into: "Title")
        try tab.type("Ada", into: "New Attendee")
        try await tab.click("Add attendee")
        try await tab.click("Delete")
        try await tab.click("Add scrum")
        #expect(tab.shows("Web"))
    }

    @Test func searchAskAndFormat() async throws {
        let tab = try TestTab { OrdersView() }
        #expect(tab.shows("$1,246.50"))
        try tab.type("gra", into: "Search orders")
        #expect(!tab.texts.contains("Ada"))
        try await tab.click("Cancel order")
        #expect(tab.texts.contains("Grace will be told."))
        try await tab.click("Cancel it")
        #expect(tab.shows("No results for “gra”"))
    }

    @Test func haveStylesOfTheirOwn() async throws {
        let tab = try TestTab { Checklist() }
        try await tab.click("Flour")
        try await tab.click("Skip")
        #expect(tab.texts.contains("This is step 1."))
    }

    @Test func deleteAndMoveRowsByFoundationsIndexSet() async throws {
        let tab = try TestTab { Ranking() }
        try await tab.click("Move down")
        #expect(tab.shows("b a c"))
        try await tab.click("Delete")
        #expect(tab.shows("a c"))
    }

    @Test func tellOfErrors() async throws {
        let tab = try TestTab { OptionalNote() }
        try await tab.click("Order")
        #expect(tab.texts.contains("The kitchen is closed."))
    }
}
