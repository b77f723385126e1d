import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("What a page knows of its browser")
struct BrowserTraitsTests {
    @Test func isGuessedUntilTheBrowserHasSaidIt() {
        let page = MountedPage { Traits() }
        #expect(page.texts == ["light standard large false false active"])
        #expect(page.tell("scheme:dark contrast:more motion:reduce size:24 seen:no scale:2") == nil)
        #expect(page.texts == ["dark increased xxxLarge true false inactive"])
        #expect(page.tell("transparency:reduce") == nil)
        #expect(page.texts == ["light standard large false true active"])
    }

    @Test(arguments: [
        "scheme:", "size:nan", "size:-3", "size:1e999", "size:1000000", "scale:0", "scale:inf", "zone:", ":",
        "::::",
        "scheme", "size:24:24",
    ])
    func isNothingThatABrowserDoesNotSay(words: String) {
        let page = MountedPage { Traits() }
        #expect(page.tell(words) == nil)
        #expect(page.texts == ["light standard large false false active"])
    }

    @Test(arguments: ["scheme:dark\n", "schéme:dark", String(repeating: "a", count: 513)])
    func isNotTakenFromOtherTexts(words: String) {
        let page = MountedPage { Traits() }
        #expect(page.tell(words) != nil)
        #expect(page.texts == ["light standard large false false active"])
    }

    @Test func isAskedForOnlyByThoseWhoReadIt() {
        #expect(MountedPage { Text("") }.document.control(named: "@traits") == nil)
        #expect(MountedPage { Given() }.document.control(named: "@traits") == nil)
    }

    @Test func isWhatAViewAroundSaysInstead() {
        #expect(MountedPage { Given() }.texts == ["dark accessibility1 33.0"])
    }

    @Test func endsWithThePage() {
        let diary = Phases()
        do {
            let page = MountedPage { Watching(diary: diary) }
            page.tell("seen:no")
            page.tell("seen:yes")
        }
        #expect(diary.entries == ["inactive", "active", "background"])
    }
}

extension MountedPage {
    @discardableResult
    fileprivate func tell(_ words: String) -> String? { enter(.text(words), into: "@traits") }
}

@MainActor
private final class Phases {
    var entries: [String] = []
}

private struct Traits: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("\(scheme) \(contrast) \(size) \(reducesMotion) \(reducesTransparency) \(phase)")
    }
}

private struct Given: View {
    var body: some View {
        Shown().environment(\.colorScheme, .dark).environment(\.sizeCategory, .accessibilityMedium)
    }

    struct Shown: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @ScaledMetric private var side = 20.04

        var body: some View { Text("\(scheme) \(size) \(Double(Int(side * 10)) / 10)") }
    }
}

private struct Watching: View {
    let diary: Phases
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("").onChange(of: phase) { diary.entries.append("\(phase)") }
    }
}
