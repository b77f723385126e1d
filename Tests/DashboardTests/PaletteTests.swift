import Pinion
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct ThePalette {
    @Test func findsPagesFieldsAndActionsByTyping() async throws {
        let ann = try await SignedIn()
        _ = try await ann.app.signUp("bea")
        let tab = try await ann.browser.open("/people")
        try await tab.click("Go to…")
        try tab.type("art", into: "Page, field or action")
        #expect(tab.shows("1 found."))
        #expect(tab.buttonLabels.contains("Articles, Page"))
        try tab.type("follow bea", into: "Page, field or action")
        try await tab.click("Follow, Action, bea")
        #expect(tab.buttonLabels.contains("Unfollow bea"))
        #expect(tab.shows("Page, field or action") == false)
        try await tab.click("Go to…")
        try tab.type("no such thing", into: "Page, field or action")
        #expect(tab.shows("Nothing is called that."))
    }

    @Test func leadsToAPage() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/people")
        try await tab.click("Go to…")
        try tab.type("alerts", into: "Page, field or action")
        try await tab.click("Alerts, Page")
        #expect(tab.path == "/alerts")
    }

    @Test func hasNothingThatOneMayNotReach() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/everything")
        #expect(tab.shows("Articles"))
        #expect(tab.shows("Who can sign in") == false)
        let administrator = try await SignedIn.administrator()
        #expect(try await administrator.browser.open("/everything").shows("Who can sign in"))
    }

    @Test func pressesNothingThatCannotBeUsedAnyMore() async throws {
        let (group, button) = (Element("div"), ButtonElement(name: "delete", text: "Delete"))
        group.append(button)
        let document = Document(root: group)
        var presses = 0
        let subscription = button.publisher.sink { presses += 1 }
        let entry = PaletteEntry(id: 0, title: "Delete", kind: "Action", target: .action(button))
        let tab = try TestTab { PaletteView(entries: [entry]) }
        group.isHidden = true
        try await tab.click("Delete, Action")
        #expect(presses == 0)
        group.isHidden = false
        try await tab.click("Delete, Action")
        #expect(presses == 1)
        withExtendedLifetime((document, subscription)) {}
    }

    @Test func knowsEveryPageOfTheDashboard() {
        let paths = Dashboard(samples: 0).body.items.compactMap(\.page?.path).filter { !$0.contains(":") }
        let known = DashboardPage.all.map(\.path) + ["/login", "/signup"]
        #expect(Set(paths).subtracting(known).filter { $0 != "" } == [])
        #expect(Set(known).isSubset(of: paths))
    }

    @Test func putsWhatBeginsWithTheWordsFirst() {
        let titles = ["Search people", "People", "Old people"]
        let entries = titles.enumerated().map { number, title in
            PaletteEntry(id: number, title: title, kind: "Page", target: .page("/"))
        }
        func found(_ search: String) -> [String] {
            PaletteEntry.matching(search, in: entries).map(\.title)
        }
        #expect(found("peo") == ["People", "Search people", "Old people"])
        #expect(found("people OLD") == ["Old people"])
        #expect(found(" ") == titles)
    }
}

extension SceneItem {
    fileprivate var page: Page? {
        if case .page(let page) = self { page } else { nil }
    }
}
