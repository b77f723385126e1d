import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("Link, Label, Image")
struct StaticControlTests {
    @Test func aLinkLeadsSomewhere() {
        let page = MountedPage { Link("Swift", destination: "https://www.swift.org/a?b=1&c=2") }
        #expect(page.html == #"<a href="https://www.swift.org/a?b=1&amp;c=2"><span>Swift</span></a>"#)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "data:text/html,x", "vbscript:x", "a b",
    ])
    func aLinkIsNoScript(_ destination: String) {
        let page = MountedPage { Link("Here", destination: destination) }
        #expect(page.html == "<a><span>Here</span></a>")
    }

    @Test(arguments: ["/a:b", "?q=a:b", "#x:y", "mailto:a@b.c", "tel:+41", "//host/path", "HTTPS://x.y"])
    func aLinkMayBeAnyOrdinaryAddress(_ destination: String) {
        let page = MountedPage { Link("Here", destination: destination) }
        #expect(page.html == #"<a href="\#(destination)"><span>Here</span></a>"#)
    }

    @Test func aLinkCanBeDisabled() {
        let page = MountedPage { Link("Here", destination: "/").environment(\.isEnabled, false) }
        #expect(page.html == #"<a aria-disabled="true"><span>Here</span></a>"#)
    }

    @Test func aLabelHasAnIcon() {
        let page = MountedPage { Label("Add", systemImage: "plus") }
        #expect(
            page.html == """
                <span class="label"><svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">\
                <use href="/icons.svg#plus"></use></svg><span><span>Add</span></span></span>
                """)
    }

    @Test func aPictureHasWordsOrIsDecorative() {
        let page = MountedPage {
            Image("photos/ada.jpg", label: Text("Ada"))
            Image(decorative: "/wave.svg")
        }
        #expect(page.html == #"<img src="/photos/ada.jpg" alt="Ada"><img src="/wave.svg" alt="">"#)
    }
}

@MainActor
@Suite("DisclosureGroup and Menu")
struct DisclosureTests {
    @Test func isTheBrowsersAffairWithoutABinding() {
        let page = MountedPage { DisclosureGroup("More") { Text("Details") } }
        #expect(
            page.html == """
                <details class="disclosure"><summary><span><span>More</span></span></summary>\
                <p>Details</p></details>
                """)
    }

    @Test func opensAndClosesWithItsBinding() {
        let page = MountedPage(Filter())
        #expect(
            page.html == """
                <details class="disclosure" name="isFiltering"><summary><span><span>Filter</span></span></summary>\
                <p>closed</p></details><button name="action" value="open" form="page"><span>Open</span></button>
                """)
        page.press("open")
        #expect(
            page.html.contains(#"open=""><summary><span><span>Filter</span></span></summary><p>open</p>"#))
        page.enter(.flag(false), into: "isFiltering")
        #expect(page.html.contains("<p>closed</p>"))
    }

    @Test func aConstantStaysOpen() {
        let page = MountedPage {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") }
        }
        page.enter(.flag(false), into: "more")
        #expect(page.control("more")?.jsonValue == .bool(true))
    }

    @Test func aMenuHasButtons() {
        let page = MountedPage { Menu("More") { Button("Rename") {} } }
        #expect(
            page.html == """
                <details class="menu" name="more" data-focus="more"><summary><span><span>More</span></span></summary>\
                <div class="items" tabindex="-1"><button name="action" value="rename" form="page"><span>Rename</span></button>\
                </div></details>
                """)
    }

    @Test func aMenuClosesWhenAButtonIsPressed() {
        let page = MountedPage { Menu("More") { Button("Rename") {} } }
        page.enter(.flag(true), into: "more")
        #expect(page.html.hasPrefix(#"<details class="menu" name="more" open="" data-focus="more">"#))
        page.press("rename")
        #expect(page.html.hasPrefix(#"<details class="menu" name="more" data-focus="more"><summary>"#))
    }

    @Test func aMenuClosesWhenSomethingIsChosenInIt() {
        let page = MountedPage { Menu("More") { Toggle("Bold", isOn: .constant(false)) } }
        page.enter(.flag(true), into: "more")
        page.enter(.flag(true), into: "bold")
        #expect(page.html.hasPrefix(#"<details class="menu" name="more" data-focus="more"><summary>"#))
    }

    @Test func aMenuClosesWhenTheFocusLeavesIt() {
        let page = MountedPage { Menu("More") { Button("Rename") {} } }
        page.enter(.flag(true), into: "more")
        page.control("more")?.onFocus?(true)
        page.turn()
        #expect(page.html.contains(" open="))
        page.control("more")?.onFocus?(false)
        page.turn()
        #expect(!page.html.contains(" open="))
    }

    @Test func escapePressesTheLabelOfAnOpenMenu() {
        let page = MountedPage { Menu("More") { Button("Rename") {} } }
        page.enter(.flag(true), into: "more")
        #expect(page.html.contains(#"<summary aria-keyshortcuts="Escape">"#))
        page.enter(.flag(false), into: "more")
        #expect(page.html.contains("<summary><span>"))
    }

    @Test func aMenuInAMenuClosesBoth() {
        let page = MountedPage { Menu("More") { Menu("Share") { Button("Mail") {} } } }
        page.enter(.flag(true), into: "more")
        page.enter(.flag(true), into: "share")
        page.press("mail")
        #expect(!page.html.contains(" open="))
    }
}

private struct Filter: View {
    @State private var isFiltering = false

    var body: some View {
        DisclosureGroup("Filter", isExpanded: $isFiltering) { Text(isFiltering ? "open" : "closed") }
        Button("Open") { isFiltering = true }
    }
}
