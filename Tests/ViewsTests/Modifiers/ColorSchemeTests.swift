import Testing

@testable import Views

@MainActor
@Suite("Colours of a part")
struct ColorSchemeTests {
    private struct Reading: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test func areThoseOfThePart() {
        let page = MountedPage {
            Reading().environment(\.colorScheme, .dark)
            Reading().colorScheme(.light)
        }
        #expect(
            page.html == #"<p class="scheme-dark">dark</p><p class="scheme-light">light</p>"#)
    }

    @Test func anotherValueOfTheTypeIsNoColour() {
        let page = MountedPage { Text("a").environment(\.printScheme, .dark) }
        #expect(page.html == "<p>a</p>")
    }
}

extension EnvironmentValues {
    fileprivate var printScheme: ColorScheme {
        get { self[PrintSchemeKey.self] }
        set { self[PrintSchemeKey.self] = newValue }
    }
}

private struct PrintSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}
