import Testing
import Views

@MainActor
@Suite("Looks of text")
struct TextLooksTests {
    @Test func aTextIsAParagraph() {
        #expect(MountedPage(Text("Hello")).html == "<p>Hello</p>")
    }

    @Test func aTextThatHasLostItsLooksIsTheSameAsOneWithoutAny() {
        #expect(Text("Hello").bold().bold(false) == Text("Hello"))
        #expect(Text("Hello").bold() != Text("Hello"))
    }

    @Test func looksAreClasses() {
        let text = Text("Hello").bold().italic().monospaced().underline().strikethrough().foregroundColor(
            .red)
        #expect(
            MountedPage(text).html
                == #"<p class="weight-bold italic design-monospaced strikethrough underline color-red">Hello</p>"#
        )
    }

    @Test(arguments: [
        (Font.largeTitle, #"<h1 class="font-large-title">A</h1>"#),
        (.title, #"<h2 class="font-title">A</h2>"#),
        (.title2, #"<h3 class="font-title2">A</h3>"#),
        (.title3, #"<h4 class="font-title3">A</h4>"#),
        (.headline, #"<p class="font-headline">A</p>"#),
        (.caption.weight(.semibold), #"<p class="font-caption weight-semibold">A</p>"#),
    ])
    func aTextInAFontForTitlesIsAHeading(font: Font, html: String) {
        #expect(MountedPage(Text("A").font(font)).html == html)
    }

    @Test func textsWithDifferentLooksAreAdded() {
        let text = Text("Username: ").foregroundColor(.secondary) + Text("ann").bold()
        #expect(
            MountedPage(text).html
                == #"<p><span class="color-secondary">Username: </span><span class="weight-bold">ann</span></p>"#
        )
    }

    @Test func aMixedColourIsShownByTheScript() {
        let text = Text("A").foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.8).opacity(0.5))
        #expect(
            MountedPage(text).html
                == ##"<p class="color-mixed" data-style="--color:#3366cc;--strength:50%">A</p>"##)
    }

    @Test func onlyWhatChangesIsSent() {
        let page = MountedPage(Score())
        #expect(
            page.html.hasPrefix(
                #"<p class="weight-bold color-green padding" data-style="--padding:0.5rem">0</p>"#))
        page.press("lose")
        #expect(
            page.html.hasPrefix(
                #"<p class="weight-bold padding color-red" data-style="--padding:0.5rem">-1</p>"#))
        #expect(
            page.operations() == [
                #"["t",3,"-1"]"#, #"["a",3,"class","weight-bold padding color-red"]"#,
            ])
    }

    @Test func aTextThatBecomesAHeadingIsAnotherElement() {
        let page = MountedPage(Growing())
        page.press("grow")
        #expect(page.html.hasPrefix(#"<h2 class="font-title text-center">A</h2>"#))
        page.press("grow")
        #expect(page.html.hasPrefix(#"<p class="text-center">A</p>"#))
    }

    @Test func inALabelTextsAreNoHeadings() {
        let page = MountedPage { Button(action: {}, label: { Text("Go").font(.title) }) }
        #expect(page.html.contains(#"<span class="font-title">Go</span>"#))
    }

    private struct Score: View {
        @State private var score = 0

        var body: some View {
            Text("\(score)").bold().foregroundStyle(score < 0 ? .red : .green).padding(8)
            Button("Lose") { score -= 1 }
        }
    }

    private struct Growing: View {
        @State private var isLarge = false

        var body: some View {
            Text("A").font(isLarge ? .title : nil).multilineTextAlignment(.center)
            Button("Grow") { isLarge.toggle() }
        }
    }
}
