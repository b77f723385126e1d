import DOM
import Testing
import Views

@MainActor
@Suite("Ways to other pages")
struct NavigationTests {
    @Test func aLinkLeadsToAnAddress() {
        #expect(
            MountedPage(NavigationLink("Articles", destination: "/articles")).html
                == #"<a class="link" href="/articles"><span>Articles</span></a>"#)
    }

    @Test func theLinkToThisPageSaysSo() {
        let page = MountedPage(NavigationLink("Articles", destination: "/articles"), path: "/articles?page=2")
        #expect(page.html.hasPrefix(#"<a class="link" aria-current="page" href="/articles">"#))
    }

    @Test(arguments: [
        "javascript:alert(1)", "//evil.example", "/\\evil.example", "https://evil.example", "\t/a", "/a\nb",
        "",
    ])
    func aLinkNeverLeadsElsewhere(destination: String) {
        #expect(
            MountedPage(NavigationLink("A", destination: destination)).html
                == #"<a class="link" aria-disabled="true"><span>A</span></a>"#)
    }

    @Test func aDisabledLinkLeadsNowhere() {
        #expect(
            MountedPage(NavigationLink("A", destination: "/a").disabled(true)).html
                == #"<a class="link" aria-disabled="true"><span>A</span></a>"#)
    }

    @Test func theProgramLeadsToAnotherPage() {
        let page = MountedPage(Leaving())
        page.press("read")
        #expect(page.document.effects.map(\.action) == [.navigate(to: "/articles/7")])
        page.press("swift")
        #expect(page.document.effects.last?.action == .navigate(to: "https://swift.org"))
        #expect(page.reports == [])
    }

    @Test func theProgramIsToldOfAddressesThatAreNone() {
        let page = MountedPage(Leaving())
        page.press("wrong")
        #expect(page.document.effects.isEmpty)
        #expect(
            page.reports == [
                "/: “https://swift.org” is not an address that can be gone to.",
                "/: “javascript:alert(1)” is not an address that can be gone to.",
            ])
    }

    private struct Leaving: View {
        @Environment(\.navigate) private var navigate
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Read") { navigate("/articles/7") }
            Button("Swift") { openURL("https://swift.org") }
            Button("Wrong") {
                navigate("https://swift.org")
                openURL("javascript:alert(1)")
            }
        }
    }
}
