import PinionTesting
import SwiftUI
import Testing

/// Names of the last years.
@MainActor
@Suite struct LateNameTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        try await TestApp { Site { WindowGroup(content: content) } }.open("/")
    }

    @Test func buttonsOfGlassArePressed() async throws {
        let tab = try await open { Counter() }
        #expect(tab.buttonLabels == ["Pressed 0 times", "Again"])
        try await tab.click("Pressed 0 times")
        try await tab.click("Again")
        #expect(tab.buttonLabels == ["Pressed 2 times", "Again"])
    }

    @Test func roomInAToolbarIsNoControl() async throws {
        let tab = try await open {
            Text("Note").toolbar {
                ToolbarItem { Button("Share") {} }
                ToolbarSpacer(.fixed)
                ToolbarItem { Button("Add") {} }
                ToolbarSpacer()
            }
        }
        #expect(tab.buttonLabels == ["Share", "Add"])
        #expect(tab.texts == ["Note"])
    }

    @Test func whatNoBrowserTellsIsFalse() {
        let environment = EnvironmentValues()
        #expect(!environment.accessibilityEnabled)
        #expect(!environment.accessibilityPrefersCrossFadeTransitions)
        #expect(!environment.accessibilityReduceHighlightingEffects)
        #expect(!environment.accessibilityShowBorders)
    }

    @Test func furtherArgumentsChangeNothing() async throws {
        let tab = try await open {
            Text("Tea").searchScopes(.constant(1), activation: .onTextEntry) {
                Text("All").tag(1)
                Text("Green").tag(2)
            }
            Text("Focus").focusable(interactions: .activate)
            Text("Cup").accessibilityActions(category: .edit) { Button("Fill") {} }
        }
        #expect(tab.texts.contains("Tea"))
        #expect(tab.html.contains(#"tabindex="0""#))
        #expect(tab.buttonLabels.contains("Fill"))
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Pressed \(count) times") { count += 1 }.buttonStyle(.glass)
        Button("Again") { count += 1 }.buttonStyle(.glassProminent)
    }
}
