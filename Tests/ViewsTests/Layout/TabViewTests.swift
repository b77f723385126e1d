import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("TabView")
struct TabViewTests {
    @Test func theFirstTabIsShown() {
        let page = MountedPage {
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
        }
        #expect(
            page.html
                == #"<div class="tabs"><div class="tab-list" role="tablist">"#
                + #"<button class="tab" role="tab" id="tab-1" aria-controls="panel-1" aria-selected="true" "#
                + #"name="action" value="first" form="page"><span>First</span></button>"#
                + #"<button class="tab" role="tab" id="tab-2" aria-controls="panel-2" aria-selected="false" "#
                + #"name="action" value="second" form="page"><span>Second</span></button></div>"#
                + #"<div class="tab-panel" role="tabpanel" id="panel-1" aria-labelledby="tab-1"><p>one</p></div>"#
                + #"<div class="tab-panel" role="tabpanel" id="panel-2" aria-labelledby="tab-2" hidden=""></div>"#
                + "</div>")
    }

    @Test func aPressedTabIsShownAndTheOtherKeepsItsState() {
        let page = MountedPage {
            TabView {
                Counter().tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
        }
        page.press("count")
        page.press("second")
        #expect(shown(page) == ["panel-2"])
        page.press("first")
        #expect(shown(page) == ["panel-1"])
        #expect(page.texts == ["First", "Second", "count", "1", "two"])
    }

    @Test func whatATabShowsIsMadeWhenItIsChosenFirst() {
        let log = EvaluationLog()
        let page = MountedPage {
            TabView {
                Tab("First") { Text("one") }
                Tab("Second") { Logged(log: log) }
            }
        }
        #expect(log.take() == [:])
        page.press("second")
        #expect(log.take() == ["tab": 1])
        page.press("first")
        page.press("second")
        #expect(log.take() == [:])
    }

    @Test func theSelectionIsBoundBothWays() {
        let page = MountedPage(Places())
        #expect(shown(page) == ["panel-2"])
        page.press("home")
        #expect(page.texts.last == "home")
        page.press("go-away")
        #expect(shown(page) == ["panel-2"])
        #expect(page.texts.last == "away")
    }

    @Test func aTagInsideOrOutsideSaysWhichTabItIs() {
        let page = MountedPage {
            TabView(selection: .constant("b")) {
                Text("one").tag("a").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }.tag("b")
            }
            TabView(selection: .constant("a")) {
                Text("one").tag("a").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }.tag("b")
            }
        }
        #expect(shown(page) == ["panel-2", "panel-3"])
    }

    @Test func theTabsOfAForEachAreKnownByTheirIdentity() {
        let page = MountedPage {
            TabView(selection: .constant("b")) {
                ForEach(["a", "b"], id: \.self) { name in Text(name).tabItem { Text("Tab \(name)") } }
            }
        }
        #expect(shown(page) == ["panel-2"])
    }

    @Test func aTabMayHaveAnIcon() {
        let page = MountedPage(TabView { Tab("Home", systemImage: "house") { Text("one") } })
        #expect(page.control("home")?["aria-selected"] == "true")
    }

    @Test func anUnknownSelectionShowsTheFirst() {
        let page = MountedPage {
            TabView(selection: .constant(7)) {
                Tab("First", value: 1) { Text("one") }
                Tab("Second", value: 2) { Text("two") }
            }
        }
        #expect(shown(page) == ["panel-1"])
        page.press("second")
        #expect(shown(page) == ["panel-1"])
    }

    @Test func aTabThatGoesLeavesTheFirst() {
        let page = MountedPage(Vanishing())
        page.press("second")
        #expect(shown(page) == ["panel-2"])
        page.press("vanish")
        #expect(shown(page) == ["panel-1"])
    }

    @Test func aTabThatIsGoneCanBePressedInVain() throws {
        let page = MountedPage { Disappearing() }
        let button = try #require(page.document.control(named: "second") as? ButtonElement)
        page.press("hide")
        #expect(page.texts == ["hide"])
        button.press()
    }

    @Test func whatHasNoTabIsReported() {
        let page = MountedPage(path: "/tabs") {
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two")
            }
        }
        #expect(page.reports == ["/tabs: A view in a TabView has no tab: give it one with .tabItem."])
    }

    private func shown(_ page: MountedPage) -> [String] {
        func panels(_ element: Element) -> [Element] {
            element["role"] == "tabpanel" ? [element] : element.children.flatMap(panels)
        }
        return panels(page.document.root).filter { !$0.isHidden }.compactMap { $0["id"] }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("count") { count += 1 }
        Text("\(count)")
    }
}

private struct Logged: View {
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("tab")
        Text("logged")
    }
}

private struct Places: View {
    enum Place { case home, away }

    @State private var place = Place.away

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", value: Place.home) { Button("go away") { place = .away } }
            Tab("Away", value: Place.away) { Text("far") }
        }
        Text(place == .home ? "home" : "away")
    }
}

private struct Vanishing: View {
    @State private var isThere = true

    var body: some View {
        TabView {
            Tab("First") { Text("one") }
            if isThere { Tab("Second") { Text("two") } }
        }
        Button("vanish") { isThere = false }
    }
}

private struct Disappearing: View {
    @State private var isShown = true

    var body: some View {
        Button("hide") { isShown = false }
        if isShown {
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
        }
    }
}

@MainActor
@Suite("TabView with tags")
struct TaggedTabTests {
    @Test func aTagIsTheValueOfItsTab() {
        let page = MountedPage(Tagged())
        #expect(page.texts.contains("two of b"))
        page.press("first")
        #expect(page.texts.contains("one of a"))
    }

    private struct Tagged: View {
        @State private var tab = "b"

        var body: some View {
            TabView(selection: $tab) {
                Text("one of \(tab)").tabItem { Text("First") }.tag("a")
                Text("two of \(tab)").tabItem { Text("Second") }.tag("b")
            }
        }
    }
}
