import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Forms and sections")
struct SectionTests {
    @Test func aFormIsSentWithWhatIsInIt() {
        let page = MountedPage {
            Form {
                TextField("Name", text: .constant("Ada"))
                Button("Save") {}
            }
        }
        #expect(
            page.html
                == #"<form class="form" method="post"><input type="hidden" name="_page" value="">"#
                + #"<label class="field"><span>Name</span><input name="name" value="Ada"></label>"#
                + #"<button name="action" value="save"><span>Save</span></button></form>"#)
    }

    @Test func aFormInAFormIsAGroup() {
        let page = MountedPage(Form { Form { Text("a") } })
        #expect(
            page.html
                == #"<form class="form" method="post"><input type="hidden" name="_page" value="">"#
                + #"<div class="form"><p>a</p></div></form>"#)
    }

    @Test func aSectionOfAPageHasAHeading() {
        let page = MountedPage {
            Section("Outer") {
                Section {
                    Text("a")
                } header: {
                    Text("Inner")
                } footer: {
                    Text("note")
                }
            }
        }
        #expect(
            page.html
                == #"<section class="section"><h2 class="section-title"><span>Outer</span></h2><div class="rows">"#
                + #"<section class="section"><h3 class="section-title"><span>Inner</span></h3>"#
                + #"<div class="rows"><p>a</p></div><div class="section-footer"><p>note</p></div></section>"#
                + "</div></section>")
    }

    @Test func aSectionOfAFormHasALegend() {
        let page = MountedPage(Form { Section("Account") { Text("a") } })
        #expect(
            page.html
                == #"<form class="form" method="post"><input type="hidden" name="_page" value="">"#
                + #"<fieldset class="section"><legend><span>Account</span></legend><div class="rows"><p>a</p></div>"#
                + "</fieldset></form>")
    }

    @Test func aSectionOfAListIsAListItself() {
        let page = MountedPage {
            List {
                Section("Today") {
                    Text("a")
                    Text("b")
                }
            }
        }
        #expect(
            page.html
                == #"<ul class="list" role="list"><li><section class="section">"#
                + #"<h2 class="section-title"><span>Today</span></h2>"#
                + #"<ul class="rows" role="list"><li><p>a</p></li><li><p>b</p></li></ul></section></li></ul>"#
        )
    }

    @Test func aFormInAListInAFormIsAGroup() {
        let page = MountedPage(Form { List { Form { Section { Text("a") } } } })
        #expect(
            page.html
                == #"<form class="form" method="post"><input type="hidden" name="_page" value="">"#
                + #"<ul class="list" role="list"><li><div class="form"><fieldset class="section">"#
                + #"<div class="rows"><p>a</p></div></fieldset></div></li></ul></form>"#)
    }

    @Test func aSectionMayHaveNoHeading() {
        #expect(
            MountedPage(Section { Text("a") }).html
                == #"<section class="section"><div class="rows"><p>a</p></div></section>"#)
    }

    @Test func aGroupBoxHasItsHeading() {
        let page = MountedPage {
            GroupBox("Memory") { Text("a") }
            GroupBox { Text("b") }
        }
        #expect(
            page.html
                == #"<section class="group-box"><h2 class="section-title"><span>Memory</span></h2>"#
                + #"<div class="rows"><p>a</p></div></section>"#
                + #"<section class="group-box"><div class="rows"><p>b</p></div></section>"#)
    }

    @Test func whatScrollsSidewaysCanHaveTheFocus() {
        let page = MountedPage {
            ScrollView(.horizontal, showsIndicators: false) { Text("a") }
            ScrollView { Text("b") }
        }
        #expect(
            page.html
                == #"<div class="scroll scrolls-x bars-hidden" role="group" tabindex="0"><p>a</p></div>"#
                + #"<div class="scroll scrolls-y"><p>b</p></div>"#)
    }

    @Test func aNavigationStackIsWhatIsInIt() {
        #expect(MountedPage(NavigationStack { Text("a") }).html == "<p>a</p>")
    }
}
