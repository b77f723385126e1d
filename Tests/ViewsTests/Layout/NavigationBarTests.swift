import DOM
import Testing

@testable import Views

@MainActor
@Suite("NavigationBar")
struct NavigationBarTests {
    @Test func leadsHomeAndToItsPages() {
        let page = MountedPage {
            NavigationBar("Tea") { NavigationLink("People", destination: "/people") }
        }
        #expect(
            page.html == """
                <header class="bar"><span class="brand">\
                <a class="link" aria-current="page" href="/"><span>Tea</span></a></span>\
                <nav class="links"><a class="link" href="/people"><span>People</span></a></nav>\
                <div class="trailing"></div></header>
                """)
    }

    @Test func standsBesideThePage() {
        let page = MountedPage { NavigationBar("Tea") {}.navigationBarStyle(.sidebarAdaptable) }
        #expect(page.html.hasPrefix(#"<header class="bar sidebar">"#))
    }

    @Test func putsTheOtherPagesBehindAButton() {
        let page = MountedPage(path: "/disks") {
            NavigationBar("Tea") {
                NavigationLink("People", destination: "/people")
            } more: {
                Section("Machine") { NavigationLink("Disks", destination: "/disks") }
            }
        }
        // The browser opens and closes it by itself, and a heading in it is none of the page's.
        #expect(
            page.html.contains(
                """
                <button class="more-button" type="button" popovertarget="more-pages">\
                <span class="label"><svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">\
                <use href="/icons.svg#ellipsis"></use></svg><span><span>More</span></span></span></button>\
                <div class="more-pages" id="more-pages" popover="auto">\
                <section class="section"><p class="section-title"><span>Machine</span></p>\
                <div class="rows"><a class="link" aria-current="page" href="/disks"><span>Disks</span></a></div>\
                </section></div></nav>
                """))
    }

    @Test(arguments: [("/people", "page"), ("/people/5", "true"), ("/peoples", nil), ("/", nil)])
    func marksThePageThatIsOpenAndThoseBelowIt(_ path: String, _ mark: String?) {
        let page = MountedPage(path: path) {
            NavigationBar("Tea") { NavigationLink("People", destination: "/people") }
            NavigationLink("All people", destination: "/people")
        }
        let bar = page.html.split(separator: "</nav>")[0].split(separator: "<nav")[1]
        #expect(bar.contains("aria-current") == (mark != nil))
        if let mark { #expect(bar.contains("aria-current=\"\(mark)\"")) }
        // A link elsewhere on the page leads up, and is not where one is.
        #expect(!page.html.split(separator: "</nav>")[1].contains(#"aria-current="true""#))
    }
}
