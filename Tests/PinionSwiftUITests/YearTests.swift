import PinionTesting
import SwiftUI
import Testing

@testable import Years

/// The views of the corpus, used: what is only compiled may still do nothing.
@MainActor
@Suite struct YearTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        let app = TestApp { Site { WindowGroup(content: content) } }
        return try await app.open("/")
    }

    @Test func itemsOfTheTemplateAreAddedAndDeleted() async throws {
        let tab = try await open { ItemList(inset: nil) }
        #expect(tab.buttonLabels.filter { $0 == "Delete" }.count == 1)
        try await tab.click("Add")
        #expect(tab.buttonLabels.filter { $0 == "Delete" }.count == 2)
        try await tab.click("Delete")
        #expect(tab.buttonLabels.filter { $0 == "Delete" }.count == 1)
    }

    @Test func receiptsOf2021AreLoadedAndFormatted() async throws {
        let tab = try await open { ReceiptList() }
        try await tab.settle()
        #expect(tab.shows("Baker"))
        #expect(tab.shows("25%"))
        #expect(tab.shows("12%"))
        #expect(tab.shows("Since 2026"))
    }

    @Test func formsOf2021AreEdited() async throws {
        let tab = try await open { ReceiptEditor() }
        try tab.type("7", into: "Guests")
        #expect(tab.shows("7 guests, 9.50"))
        #expect(try tab.value(of: "Date") == "2026-03-01")
    }

    @Test func chartsOf2022HaveDates() async throws {
        let tab = try await open { SalesView() }
        #expect(tab.title == "Sales")
        #expect(tab.shows("60"))
        #expect(tab.html.contains("<svg"))
    }

    @Test func booksOf2023AreEditedThroughBindable() async throws {
        let tab = try await open { LibraryView() }
        try tab.type("Persuasion", into: "Title of Emma")
        #expect(try tab.value(of: "First") == "Persuasion")
        try tab.set("Read", to: true)
        try await tab.settle()
        #expect(tab.shows("1 changes, 1 read"))
    }

    @Test func tabsOf2025ReadTheirEnvironment() async throws {
        let tab = try await open { TabsView() }
        #expect(tab.shows("3 mi"))
    }

    @Test func aModelThatImportsOnlyCombineWorks() {
        let model = SearchModel()
        model.words = "A"
        #expect(model.found == ["Ada", "Alan"])
    }
}
