import PinionTesting
import SwiftUI
import Testing

/// What views know of a search around them, and of what fetches their data.
@MainActor
@Suite struct SearchStateTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        try await TestApp { Site { WindowGroup(content: content) } }.open("/")
    }

    @Test func aViewKnowsThatItIsSearched() async throws {
        let tab = try await open { Teas() }
        #expect(tab.texts.contains("All teas"))
        try tab.type("assam", into: "Search")
        #expect(tab.texts.contains("Looking for assam"))
        try await tab.click("Done")
        #expect(tab.texts.contains("All teas"))
        #expect(!tab.buttonLabels.contains("Done"))
    }

    @Test func theFieldStandsThereWhateverItsPlacement() async throws {
        let tab = try await open {
            Text("Teas").searchable(
                text: .constant("oolong"), placement: .navigationBarDrawer(displayMode: .always),
                prompt: "Tea")
        }
        #expect(tab.html.contains(#"placeholder="Tea""#))
    }

    @Test func whoIsNotSearchedIsNot() async throws {
        let tab = try await open { TeaList(text: "") }
        #expect(tab.texts == ["All teas"])
    }

    @Test func aViewFetchesItsDataAnew() async throws {
        let tab = try await open { Weather() }
        #expect(tab.texts.contains("0 times"))
        try await tab.click("Now")
        #expect(tab.texts.contains("1 times"))
        try await tab.click("Refresh")
        #expect(tab.texts.contains("2 times"))
    }
}

private struct Teas: View {
    @State private var text = ""

    var body: some View {
        TeaList(text: text).searchable(text: $text, placement: .sidebar)
    }
}

private struct TeaList: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String

    var body: some View {
        Text(verbatim: isSearching ? "Looking for \(text)" : "All teas")
        if isSearching { Button("Done") { dismissSearch() } }
    }
}

private struct Weather: View {
    @State private var times = 0

    var body: some View {
        WeatherNow(times: times).refreshable { times += 1 }
    }
}

private struct WeatherNow: View {
    @Environment(\.refresh) private var refresh
    let times: Int

    var body: some View {
        Text(verbatim: "\(times) times")
        if let refresh { Button("Now") { await refresh() } }
    }
}
