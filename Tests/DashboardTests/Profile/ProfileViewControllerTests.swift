import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import PinionImages
import Testing

@testable import Dashboard

@Suite struct ProfilePage {
    private let cache = Bindable<Person>()
    private let loader = LoaderDouble(.ada)
    private let session = SessionDouble()
    private let clock = VirtualClock()
    private let outbox: Outbox

    init() {
        outbox = Outbox(retry: Retry(clock: clock, spread: { 1 }))
    }

    private func open() throws -> TestTab {
        let logic = ProfileLogicController(cache: cache, loader: loader, session: session)
        return try TestTab {
            ControllerView(
                ProfileViewController(user: cache, logicController: logic, outbox: outbox))
        }
    }

    @Test func waitsForTheProfileAndPresentsIt() async throws {
        let door = Door()
        loader.door = door
        let tab = try open()
        #expect(tab.texts == ["Loading…"])
        await door.open()
        try await tab.settle()
        #expect(
            tab.texts == [
                "AL", "Ada Lovelace", "@ada", "3 followers2 following", "AL", "or drop it here",
            ])
        #expect(try tab.value(of: "Display name") == "Ada Lovelace")
        #expect(try tab.value(of: "Header colour") == "#3366cc")
        #expect(tab.html.contains(##"class="cover background-mixed" data-style="--background:#3366cc">"##))
    }

    @Test func presentsWhatIsInTheCacheAtOnce() throws {
        cache.update(with: .ada)
        #expect(try open().shows("Ada Lovelace"))
    }

    @Test func saysWhyThereIsNoProfileAndTriesAgain() async throws {
        loader.failure = Wrong()
        let tab = try open()
        try await tab.settle()
        #expect(tab.texts == ["The database is asleep."])
        #expect(tab.buttonLabels == ["Retry"])
        loader.failure = nil
        try await tab.click("Retry")
        #expect(tab.shows("Ada Lovelace"))
        #expect(!tab.buttonLabels.contains("Retry"))
    }

    @Test func savesTheNameWhenEditingEnds() async throws {
        let tab = try open()
        try await tab.settle()
        try tab.type("Countess", into: "Display name")
        #expect(loader.history == ["load"])
        try tab.focus(nil)
        try await tab.settle()
        #expect(loader.history == ["load"])
        try tab.focus("Display name")
        try tab.focus(nil)
        try await tab.settle()
        #expect(loader.history == ["load", "change"])
        #expect(tab.texts.contains("Countess"))
        #expect(tab.texts.contains("Saved."))
        try await tab.click("Save")
        #expect(loader.history == ["load", "change"])
    }

    @Test func keepsANameThatCannotBeSavedAndMarksIt() async throws {
        let tab = try open()
        try await tab.settle()
        loader.failure = Wrong()
        try tab.type("Countess", into: "Display name")
        try await tab.click("Save")
        #expect(try tab.value(of: "Display name") == "Countess")
        #expect(try tab.error(of: "Display name") == "The database is asleep.")
        #expect(tab.shows("Ada Lovelace"))
        loader.failure = nil
        await clock.advance(by: .seconds(60))
        #expect(loader.person.displayName == "Ada Lovelace")
        try await tab.click("Save")
        #expect(try tab.error(of: "Display name") == nil)
        #expect(loader.person.displayName == "Countess")
    }

    @Test func doesNotMarkTheStoredNameThatIsTypedAfterARefusedOne() async throws {
        let tab = try open()
        try await tab.settle()
        loader.failure = Wrong()
        try tab.type("", into: "Display name")
        try await tab.click("Save")
        #expect(try tab.error(of: "Display name") == "The database is asleep.")
        try tab.type("Ada", into: "Display name")
        #expect(try tab.error(of: "Display name") == "The database is asleep.")
        try tab.type("Ada Lovelace", into: "Display name")
        #expect(try tab.error(of: "Display name") == nil)
    }

    @Test func refusesAFileThatIsNoPhoto() async throws {
        let tab = try open()
        try await tab.settle()
        try await tab.upload(UploadedFile(bytes: Array("not a picture".utf8)), to: "Photo")
        #expect(try tab.error(of: "Photo") != nil)
        #expect(loader.history == ["load"])
        try await tab.upload(UploadedFile(bytes: Portrait.ofAda.bytes), to: "Photo")
        #expect(try tab.error(of: "Photo") == nil)
        #expect(loader.history == ["load", "photo"])
        #expect(tab.html.contains(#"src="/photos/7/0f3a.jpg""#))
    }

    @Test func keepsWhatIsBeingTypedWhenThePersonChangesElsewhere() async throws {
        let tab = try open()
        try await tab.settle()
        try tab.type("Count", into: "Display name")
        var changed = Person.ada
        changed.displayName = "Augusta"
        changed.followersCount = 4
        cache.update(with: changed)
        #expect(try tab.value(of: "Display name") == "Count")
        #expect(tab.texts.contains("Augusta"))
        #expect(tab.shows("4 followers"))
    }

    @Test func leadsToTheLoginOnceTheSessionIsOver() async throws {
        let tab = try open()
        try await tab.settle()
        session.failure = Wrong()
        try await tab.click("Log out of every tab")
        #expect(tab.texts == ["The database is asleep."])
        session.failure = nil
        try await tab.click("Retry")
        try await tab.click("Log out of every tab")
        #expect(tab.destination == "/login")
    }

    @Test func stopsWaitingWhenItIsClosed() async throws {
        let door = Door()
        loader.door = door
        weak var gone: TestTab?
        do {
            let tab = try open()
            gone = tab
            await Task.yield()
            tab.close()
        }
        await door.open()
        #expect(gone == nil)
        #expect(loader.history == ["load"])
    }
}
