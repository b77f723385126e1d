import PinionTesting
import SwiftUI
import Testing

/// Names of SwiftUI that stand in few views, and those that have nothing to do on a page.
@MainActor
@Suite struct FurtherNameTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        try await TestApp { Site { WindowGroup(content: content) } }.open("/")
    }

    /// What a page of it has, without the page's own identifier.
    private func html<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> String {
        try await open(content).html.replacing(#/name="_page" value="[^"]*"/#, with: "")
    }

    @Test func aTitleThatIsHiddenIsNotOnThePage() async throws {
        let shown = try await open {
            Text("Milk").navigationTitle("Notes").toolbar(.visible, for: .navigationBar)
        }
        #expect(shown.texts == ["Notes", "Milk"])
        let hidden = try await open {
            Text("Milk").navigationTitle("Notes").toolbar(.hidden, for: .navigationBar)
        }
        #expect(hidden.texts == ["Milk"])
        let tabs = try await open {
            Text("Milk").navigationTitle("Notes").toolbarVisibility(.hidden, for: .tabBar)
        }
        #expect(tabs.texts == ["Notes", "Milk"])
    }

    @Test func whatIsBoundToBarsAndEdgesChangesNothing() async throws {
        let usual = try await html { Text("Milk") }
        #expect(try await html { Text("Milk").toolbarBackground(.red, for: .navigationBar) } == usual)
        #expect(try await html { Text("Milk").toolbarBackground(.hidden, for: .tabBar) } == usual)
        #expect(try await html { Text("Milk").toolbarBackgroundVisibility(.visible, for: .tabBar) } == usual)
        #expect(try await html { Text("Milk").toolbarColorScheme(.dark, for: .navigationBar) } == usual)
        #expect(try await html { Text("Milk").toolbarRole(.editor) } == usual)
        #expect(try await html { Text("Milk").scrollEdgeEffectStyle(.soft, for: .top) } == usual)
        #expect(try await html { Text("Milk").scrollEdgeEffectHidden(for: .top) } == usual)
        #expect(try await html { Text("Milk").backgroundExtensionEffect() } == usual)
        #expect(try await html { Text("Milk").scrollContentBackground(.hidden) } == usual)
        #expect(try await html { Text("Milk").truncationMode(.middle) } == usual)
        #expect(try await html { Text("Milk").presentationCompactAdaptation(.popover) } == usual)
        #expect(try await html { Text("Milk").searchToolbarBehavior(.minimize) } == usual)
        #expect(try await html { Text("Milk").materialActiveAppearance(.active) } == usual)
        #expect(try await html { Text("Milk").glassEffectTransition(.materialize) } == usual)
    }

    @Test func aPictureIsMirroredAsItSays() async throws {
        let plain = try await html { Text("On").scaleEffect(x: 1.0, y: 1.0) }
        #expect(try await html { Text("On").layoutDirectionBehavior(.mirrors) } == plain)
        #expect(try await html { Text("On").layoutDirectionBehavior(.fixed) } == plain)
        let mirrored = try await html { Text("On").scaleEffect(x: -1.0, y: 1.0) }
        #expect(try await html { Text("On").layoutDirectionBehavior(.mirrors(in: .leftToRight)) } == mirrored)
    }

    @Test func aButtonBeginsToRename() async throws {
        let tab = try await open { Named() }
        #expect(tab.texts.contains("is read"))
        try await tab.click("Rename")
        #expect(tab.texts.contains("is named"))
        let none = try await open { RenameButton() }
        #expect(try none.isEnabled("Rename") == false)
    }

    @Test func whatIsSharedIsShownAndWrittenInAMail() async throws {
        let tab = try await open {
            ShareLink(
                "Share", item: URL(string: "https://example.org/a?b=c&d=e")!, subject: Text("A & B"),
                message: Text("Look"))
        }
        #expect(tab.html.contains(">https://example.org/a?b=c&amp;d=e<"))
        #expect(
            tab.html.contains(
                "mailto:?subject=A%20%26%20B&amp;body=Look%0Ahttps%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d%3De"))
        let text = try await open { ShareLink(item: "Tea\r\nBcc: all") }
        #expect(text.html.contains("mailto:?body=Tea%0D%0ABcc%3A%20all"))
    }

    @Test func aCurveGoesFromNothingToAll() {
        #expect(UnitCurve.linear.value(at: 0.25).rounded(to: 6) == 0.25)
        #expect(UnitCurve.easeInOut.value(at: 0.5).rounded(to: 6) == 0.5)
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
        #expect(UnitCurve.easeOut.value(at: 0.5) > 0.5)
        #expect(UnitCurve.easeIn.value(at: -1).rounded(to: 6) == 0)
        #expect(UnitCurve.easeIn.value(at: 2).rounded(to: 6) == 1)
        #expect(UnitCurve.easeIn.value(at: .nan).rounded(to: 6) == 0)
        #expect(UnitCurve.linear.velocity(at: 0.5).rounded(to: 3) == 1)
        #expect(UnitCurve.easeIn.inverse.value(at: 0.5) > 0.5)
    }

    @Test func stylesOfWhatIsThereHaveColours() async throws {
        let link = try await html { Text("More").foregroundStyle(.link) }
        #expect(try await html { Text("More").foregroundStyle(Color.accentColor) } == link)
        #expect(try await html { Text("More").foregroundStyle(.selection) } == link)
        let quiet = try await html { Text("More").foregroundStyle(.placeholder) }
        #expect(try await html { Text("More").foregroundStyle(Color.tertiary) } == quiet)
        #expect(try await html { Text("More").foregroundStyle(.separator) } != quiet)
    }

    @Test func aSubscriptionIsAViewThatListens() async throws {
        let subject = PassthroughSubject<String, Never>()
        let heard = Heard()
        let tab = try await open {
            SubscriptionView(content: Text("Radio"), publisher: subject) { heard.words.append($0) }
        }
        #expect(tab.texts == ["Radio"])
        subject.send("news")
        #expect(heard.words == ["news"])
    }

    @Test func aPageKnowsItsPixels() async throws {
        let tab = try await open { Pixels() }
        #expect(tab.texts == ["1.0 true false"])
    }
}

@MainActor
private final class Heard {
    var words: [String] = []
}

private struct Named: View {
    @State private var isRenaming = false

    var body: some View {
        VStack {
            RenameButton()
            Text(verbatim: isRenaming ? "is named" : "is read")
        }
        .renameAction { isRenaming = true }
    }
}

private struct Pixels: View {
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        Text(verbatim: "\(Double(pixelLength)) \(appearsActive) \(supportsMultipleWindows)")
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let scale = Double(String(repeating: "0", count: digits).reduce("1") { $0 + String($1) }) ?? 1
        return (self * scale).rounded() / scale
    }
}
