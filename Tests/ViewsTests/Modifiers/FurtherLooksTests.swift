import Testing
import Views

@MainActor
@Suite("Further looks of views")
struct FurtherLooksTests {
    @Test func buttonsHaveAShape() {
        func part(_ shape: ButtonBorderShape) -> String {
            MountedPage(Text("A").buttonBorderShape(shape)).html
        }
        #expect(part(.automatic) == "<p>A</p>")
        #expect(part(.capsule) == #"<p class="buttons-shaped" data-style="--button-corner:99rem">A</p>"#)
        #expect(
            part(.roundedRectangle(radius: 8))
                == #"<p class="buttons-shaped" data-style="--button-corner:0.5rem">A</p>"#)
        #expect(
            part(.circle)
                == #"<p class="buttons-shaped buttons-round" data-style="--button-corner:50%">A</p>"#)
    }

    @Test func lookOfOneClass() {
        #expect(MountedPage(Text("A").buttonSizing(.flexible)).html == #"<p class="buttons-wide">A</p>"#)
        #expect(MountedPage(Text("A").buttonSizing(.fitted)).html == #"<p class="buttons-fitted">A</p>"#)
        #expect(MountedPage(Text("A").badgeProminence(.decreased)).html == #"<p class="badges-quiet">A</p>"#)
        #expect(MountedPage(Text("A").badgeProminence(.increased)).html == #"<p class="badges-loud">A</p>"#)
        #expect(
            MountedPage(Text("A").writingDirection(strategy: .contentBased)).html
                == #"<p class="text-directed">A</p>"#)
        #expect(
            MountedPage(Text("A").tableColumnHeaders(.hidden)).html == #"<p class="columns-untitled">A</p>"#)
        #expect(MountedPage(Text("A").textEditorStyle(.plain)).html == #"<p class="editors-plain">A</p>"#)
        #expect(MountedPage(Text("A").textEditorStyle(.automatic)).html == "<p>A</p>")
    }

    @Test func lengthsAreExact() {
        #expect(
            MountedPage(Text("A").labelIconToTitleSpacing(8)).html
                == #"<p class="label-spaced" data-style="--label-gap:0.5rem">A</p>"#)
        #expect(
            MountedPage(Text("A").labelReservedIconWidth(32)).html
                == #"<p class="icons-roomy" data-style="--icon-room:2rem">A</p>"#)
        #expect(
            MountedPage(VStack { Text("A") }.baselineOffset(-4)).html
                == #"<div class="vstack align-center texts-raised" data-style="--raised:-0.25rem"><p>A</p></div>"#
        )
        #expect(
            MountedPage(Text("A").listRowSpacing(16)).html
                == #"<p class="rows-apart" data-style="--row-spacing:1rem">A</p>"#)
        #expect(MountedPage(Text("A").listRowSpacing(nil)).html == "<p>A</p>")
    }

    @Test func whatIsHeldIsNotScrolled() {
        #expect(MountedPage(Scrolled().scrollDisabled(true)).html == #"<p class="scroll-held">held</p>"#)
        #expect(MountedPage(Scrolled().scrollDisabled(false)).html == "<p>free</p>")
        #expect(
            MountedPage(Scrolled().scrollDisabled(false).scrollDisabled(true)).html
                == #"<p class="scroll-held">held</p>"#)
    }

    @Test func aBarStandsAtTheEdge() {
        #expect(
            MountedPage(Text("A").safeAreaBar(edge: .bottom) { Text("B") }).html == """
                <div class="vstack align-center"><p class="beside-inset">A</p>\
                <p class="edge-bar inset-bottom">B</p></div>
                """)
    }

    @Test func anInspectorIsASheet() {
        let page = MountedPage(Inspected())
        #expect(!page.html.contains("details of it"))
        page.press("show")
        #expect(page.html.contains("details of it"))
    }

    @Test func aGroupOfControlsIsAMenuIfAStyleSaysSo() {
        func group(_ style: some ControlGroupStyle) -> String {
            MountedPage(ControlGroup("Size") { Text("A") }.controlGroupStyle(style)).html
        }
        let row = #"<div class="hstack" role="group" aria-label="Size"><p>A</p></div>"#
        #expect(group(.automatic) == row)
        #expect(group(.navigation) == row)
        #expect(group(.palette) == row)
        #expect(group(.menu).hasPrefix("<details class=\"menu\""))
        #expect(group(.menu).contains("Size"))
        #expect(group(.compactMenu).contains(#"<div class="hstack" role="group"><p>A</p></div>"#))
        #expect(group(Doubled()) == "<p>Size</p><p>A</p><p>A</p>")
    }

    @Test func theSurroundingsDecideOnAModifier() {
        #expect(MountedPage(Text("A").modifier(Fading())).html == "<p>A</p>")
        #expect(
            MountedPage(Text("A").modifier(Fading()).disabled(true)).html.contains(
                #"data-style="--opacity:0.5""#))
    }

    private struct Scrolled: View {
        @Environment(\.isScrollEnabled) private var isScrollEnabled

        var body: some View { Text(isScrollEnabled ? "free" : "held") }
    }

    private struct Inspected: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .inspector(isPresented: $isShown) { Text("details of it").inspectorColumnWidth(200) }
        }
    }

    private struct Doubled: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            configuration.content
            configuration.content
        }
    }

    private struct Fading: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Faded {
            Faded(opacity: environment.isEnabled ? nil : 0.5)
        }
    }

    private struct Faded: ViewModifier {
        let opacity: Double?

        func body(content: Content) -> some View {
            if let opacity { content.opacity(opacity) } else { content }
        }
    }
}
