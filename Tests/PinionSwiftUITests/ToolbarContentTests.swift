import PinionTesting
import SwiftUI
import Testing

/// Toolbars that are types and properties of a program's own.
@MainActor
@Suite struct ToolbarContentTests {
    @Test func ofAType() async throws {
        let tab = try await TestApp {
            Site { WindowGroup { Text("Note").toolbar { NoteTools(isNew: true) } } }
        }.open("/")
        #expect(tab.buttonLabels == ["Share", "Add", "Discard"])
    }

    @Test func ofAProperty() async throws {
        let tab = try await TestApp { Site { WindowGroup { NoteView() } } }.open("/")
        #expect(tab.buttonLabels == ["Print"])
    }

    @Test func aTitleHasTheDisplayModeOfToolbars() async throws {
        let tab = try await TestApp { Site { WindowGroup { TitledView() } } }.open("/")
        let old = try await TestApp { Site { WindowGroup { TitledView(isOld: true) } } }.open("/")
        let page = #/name="_page" value="[^"]*"/#
        #expect(tab.html.replacing(page, with: "") == old.html.replacing(page, with: ""))
    }

    @Test func aPopoverIsASheetWhateverItsArrow() async throws {
        let tab = try await TestApp {
            Site {
                WindowGroup {
                    Text("Below").popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("Above") }
                }
            }
        }.open("/")
        #expect(tab.texts == ["Below", "Above"])
    }

    @Test func aPictureIsMirroredWhereLinesRunFromRightToLeft() async throws {
        let tab = try await TestApp {
            Site {
                WindowGroup {
                    Text("On").flipsForRightToLeftLayoutDirection(true)
                        .environment(\.layoutDirection, .rightToLeft)
                }
            }
        }.open("/")
        #expect(tab.html.contains("-1"))
    }

    @Test func oldWordsOfKeyboards() async throws {
        let tab = try await TestApp {
            Site {
                WindowGroup {
                    TextField("Name", text: .constant("")).autocapitalization(.allCharacters)
                        .disableAutocorrection(true)
                }
            }
        }.open("/")
        #expect(tab.html.contains(#"autocapitalize="characters""#))
        #expect(tab.html.contains(#"autocorrect="off""#))
    }
}

private struct NoteTools: ToolbarContent {
    let isNew: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Share") {} }
        ToolbarItem { Button("Add") {} }
        if isNew {
            ToolbarItem { Button("Discard") {} }
        }
    }
}

private struct TitledView: View {
    var isOld = false

    var body: some View {
        let text = Text("Note").navigationTitle("Notes")
        NavigationStack {
            if isOld {
                text.navigationBarTitleDisplayMode(.inline)
            } else {
                text.toolbarTitleDisplayMode(.inline)
            }
        }
    }
}

private struct NoteView: View {
    var body: some View {
        Text("Note").toolbar { tools }
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) { Button("Print") {} }
    }
}
