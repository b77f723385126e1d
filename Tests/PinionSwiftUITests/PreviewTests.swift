import PinionTesting
import Testing

@testable import SwiftUI
@testable import Years

/// The previews of a program, which are those of `Packing` and `Years` here.
@MainActor
@Suite struct PreviewTests {
    private func open() async throws -> TestTab {
        let app = TestApp { Site { Page("/") { PreviewPage() } } }
        return try await app.open("/")
    }

    @Test func thoseOfAllFilesAreFound() {
        #expect(
            PreviewList.all.map(\.name) == [
                "A book: (\"Emma\")", "ContentView", "ContentView", "Dark", "Devices", "Empty", "ItemList",
                "Settings", "SettingsView", "Spanish", "Templates", "WalkList", "WelcomeScreen",
                "Written2023",
            ])
    }

    @Test func eachIsShownLightAndDarkWithAStateOfItsOwn() async throws {
        let tab = try await open()
        let settings = try #require(tab.html.range(of: #"aria-label="Settings, light""#))
        #expect(tab.html[settings.upperBound...].contains(#"class="preview scheme-dark""#))
        #expect(tab.texts.filter { $0 == "Packing for Lisbon" }.count == 2)
        #expect(tab.title == "Previews")
    }

    @Test func oneThatLacksAnObjectOfItsEnvironmentDoesNotKeepTheOthersAway() async throws {
        let tab = try await open()
        #expect(
            tab.texts.contains {
                $0.hasPrefix("This preview cannot be shown: SettingsView on / needs a TripStore")
            })
    }

    @Test func previewsHaveNamesInTheirGroup() async throws {
        let tab = try await open()
        #expect(tab.texts.filter { $0 == "Two walks" }.count == 2)
        #expect(tab.texts.filter { $0 == "iPhone XS Max" }.count == 2)
    }

    @Test func aPreviewHasStateOfItsOwn() async throws {
        let tab = try await open()
        #expect(tab.html.contains("Title of Emma"))
    }

    @Test func aNameIsShownInPreviewsAlone() async throws {
        let app = TestApp { Site { WindowGroup { Text("Milk").previewDisplayName("Notes") } } }
        #expect(try await app.open("/").texts == ["Milk"])
    }
}
