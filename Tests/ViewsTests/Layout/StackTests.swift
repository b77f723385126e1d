import Testing
import Views

@MainActor
@Suite("Stacks")
struct StackTests {
    @Test func viewsBelowEachOther() {
        let page = MountedPage(VStack(alignment: .leading, spacing: 9) { Text("a") })
        #expect(
            page.html == #"<div class="vstack align-leading gap" data-style="--gap:0.5625rem"><p>a</p></div>"#
        )
    }

    @Test func viewsBesideEachOther() {
        let page = MountedPage {
            HStack {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        #expect(
            page.html
                == #"<div class="hstack align-center"><p>a</p><div class="spacer"></div><p>b</p></div>"#)
    }

    @Test func viewsOnTheirFirstLine() {
        let page = MountedPage(HStack(alignment: .firstTextBaseline, spacing: 100) { Text("a") })
        #expect(
            page.html == #"<div class="hstack align-baseline gap" data-style="--gap:6.25rem"><p>a</p></div>"#)
    }

    @Test func viewsOnTopOfEachOther() {
        let page = MountedPage(ZStack(alignment: .bottomTrailing) { Text("a") })
        #expect(page.html == #"<div class="zstack align-bottom justify-trailing"><p>a</p></div>"#)
    }

    @Test func stacksInsideAButtonAreParts() {
        let page = MountedPage(
            Button(action: {}, label: { VStack(alignment: .leading) { Text("Save") } }))
        #expect(
            page.html
                == #"<button name="action" value="save" form="page"><span class="vstack align-leading"><span>Save</span></span></button>"#
        )
    }

    @Test func lazyStacksAreTheSameAsTheOthers() {
        let page = MountedPage {
            LazyVStack(alignment: .trailing) { Text("a") }
            LazyHStack(spacing: 4) { Text("b") }
        }
        #expect(
            page.html == #"<div class="vstack align-trailing"><p>a</p></div>"#
                + #"<div class="hstack align-center gap" data-style="--gap:0.25rem"><p>b</p></div>"#)
    }

    @Test func aDividerIsALine() {
        #expect(MountedPage(Divider()).html == "<hr>")
        #expect(
            MountedPage(Button(action: {}, label: { Divider() })).html
                == #"<button name="action" value="button" form="page"><span class="divider"></span></button>"#
        )
    }

    @Test func changedAlignmentAndSpacingAreSentAlone() {
        let page = MountedPage(Tight())
        page.press("tighten")
        #expect(
            page.operations() == [
                #"["a",3,"class","vstack align-leading gap"]"#, #"["a",3,"data-style","--gap:0.25rem"]"#,
            ])
    }
}

private struct Tight: View {
    @State private var isTight = false

    var body: some View {
        VStack(alignment: isTight ? .leading : .center, spacing: isTight ? 4 : nil) {
            Button("tighten") { isTight = true }
        }
    }
}
