import DOM
import Observation
import Reactive
import Testing
import Views

@MainActor
@Suite("Environment")
struct EnvironmentTests {
    @Test func theDefaultHoldsWhereNobodyHasSetOne() {
        #expect(MountedPage(ThemeReader()).texts == ["plain"])
    }

    @Test func theInnermostValueHolds() {
        let page = MountedPage {
            VStack {
                ThemeReader()
                ThemeReader().environment(\.themeName, "inner")
            }
            .environment(\.themeName, "outer")
            ThemeReader()
        }
        #expect(page.texts == ["outer", "inner", "plain"])
    }

    @Test func aValueIsTransformed() {
        let page = MountedPage {
            ThemeReader().transformEnvironment(\.themeName) { $0 += "!" }.environment(\.themeName, "outer")
        }
        #expect(page.texts == ["outer!"])
    }

    @Test func onlyTheReadersFollowAChange() {
        let log = EvaluationLog()
        let page = MountedPage(ThemeSwitcher(log: log))
        #expect(log.take() == ["reader": 1, "bystander": 1])
        page.press("switch")
        #expect(log.take() == ["reader": 1])
        #expect(page.texts == ["switch", "dark", "bystander"])
    }

    @Test func controlsAreDisabledByTheirSurroundings() {
        let page = MountedPage {
            Button("a") {}
            Button("b") {}.environment(\.isEnabled, false)
        }
        #expect(page.control("a")?.isEnabled == true)
        #expect(page.control("b")?.isEnabled == false)
    }

    @Test func anObjectIsFoundByItsTypeAndFollowed() {
        let theme = Theme()
        let page = MountedPage(ThemedTitle().environmentObject(theme))
        #expect(page.texts == ["Theme", "light"])
        theme.name = "dark"
        page.turn()
        #expect(page.texts == ["Theme", "dark"])
        page.type("blue", into: "theme")
        #expect(theme.name == "blue")
    }

    @Test func anObservableObjectIsFoundByItsType() {
        let library = Library()
        let page = MountedPage(LibraryTitle().environment(library))
        library.title = "Two"
        page.turn()
        #expect(page.texts == ["Two"])
    }

    @Test func anotherObjectTakesThePlaceOfTheFirst() {
        let page = MountedPage(LibrarySwitcher())
        page.press("switch")
        #expect(page.texts == ["switch", "Second"])
    }

    @Test func anOptionalObjectMayBeMissing() {
        #expect(MountedPage(OptionalLibraryTitle()).texts == ["no library"])
    }

    @Test func whatAViewBeganWithAnObjectCanStillReadItWhenItIsTakenAway() {
        let late = LateReader()
        let page = MountedPage(LibraryRemover(late: late))
        #expect(page.texts == ["remove", "One"])
        page.press("remove")
        #expect(page.texts == ["remove"])
        #expect(late.read?() == "One")
        late.read = nil
    }

    @Test func aMissingObjectIsNamedWithItsViewAndPage() {
        let page = MountedPage(path: "/articles") {
            Text("before")
            ThemedTitle()
            LibraryTitle()
        }
        #expect(page.texts == ["before"])
        #expect(
            page.reports == [
                "/articles: ThemedTitle on /articles needs a Theme from its environment: give one with .environmentObject or .environment.",
                "/articles: LibraryTitle on /articles needs a Library from its environment: give one with .environmentObject or .environment.",
            ])
        #expect(page.graph.failure is MissingObject)
    }
}

private struct ThemeNameKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    fileprivate var themeName: String {
        get { self[ThemeNameKey.self] }
        set { self[ThemeNameKey.self] = newValue }
    }
}

private struct ThemeReader: View {
    @Environment(\.themeName) private var name
    var log = EvaluationLog()

    var body: some View {
        let _ = log.note("reader")
        Text(name)
    }
}

private struct Bystander: View {
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("bystander")
        Text("bystander")
    }
}

private struct ThemeSwitcher: View {
    let log: EvaluationLog
    @State private var name = "light"

    var body: some View {
        Button("switch") { name = "dark" }
        Group {
            ThemeReader(log: log)
            Bystander(log: log)
        }
        .environment(\.themeName, name)
    }
}

@MainActor
private final class Theme: ObservableObject {
    @Published var name = "light"
}

private struct ThemedTitle: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        TextField("Theme", text: $theme.name)
        Text(theme.name)
    }
}

@MainActor
@Observable
private final class Library {
    var title: String

    init(title: String = "One") {
        self.title = title
    }
}

private struct LibraryTitle: View {
    @Environment(Library.self) private var library

    var body: some View { Text(library.title) }
}

/// What a view has begun and does later.
@MainActor
private final class LateReader {
    var read: (() -> String)?
}

private struct LateTitle: View {
    let late: LateReader
    @Environment(Library.self) private var library

    var body: some View {
        let _ = remember()
        Text(library.title)
    }

    private func remember() {
        late.read = { library.title }
    }
}

private struct LibraryRemover: View {
    let late: LateReader
    @State private var library: Library? = Library()

    var body: some View {
        Button("remove") { library = nil }
        LateTitle(late: late).environment(library)
    }
}

private struct OptionalLibraryTitle: View {
    @Environment(Library.self) private var library: Library?

    var body: some View { Text(library?.title ?? "no library") }
}

private struct LibrarySwitcher: View {
    @State private var library = Library(title: "First")

    var body: some View {
        Button("switch") { library = Library(title: "Second") }
        LibraryTitle().environment(library)
    }
}
