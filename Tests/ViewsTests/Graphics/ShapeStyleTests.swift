import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Shape styles")
struct ShapeStyleTests {
    @Test func aColourIsOneOfThem() {
        let page = MountedPage {
            Text("A").foregroundStyle(AnyShapeStyle(.red.opacity(0.5)))
            Text("B").background(.tint)
            VStack {}.tint(AnyShapeStyle(.pink))
            painted(.secondary)
        }
        #expect(
            page.html == """
                <p class="color-red" data-style="--strength:50%">A</p><p class="background-accent">B</p>\
                <div class="vstack align-center tint-pink"></div><p class="color-secondary">C</p>
                """)
    }

    @Test func aGradientGoesFromColourToColour() {
        let page = MountedPage {
            Text("A").background(
                LinearGradient(
                    colors: [.blue, .white, .clear], startPoint: .topLeading, endPoint: .bottomTrailing))
            Text("B").foregroundStyle(
                LinearGradient(
                    colors: [.red, .black.opacity(0.5)], startPoint: .leading, endPoint: .trailing))
            Text("C").background(.black.gradient, in: .capsule)
        }
        #expect(
            page.html == """
                <p class="gradient" data-style="--gradient:linear-gradient(to bottom right,var(--blue) 0%,#ffffff 50%,\
                transparent 100%)">A</p>\
                <p class="ink" data-style="--ink:linear-gradient(to right,var(--red) 0%,\
                color-mix(in srgb,#000000 50%,transparent) 100%)">B</p>\
                <p class="gradient rounded-full" data-style="--gradient:linear-gradient(to bottom,#2d2d2d 0%,#000000 100%)">\
                C</p>
                """)
    }

    @Test func aTextWithAGradientCanStandOnAnother() {
        let page = MountedPage(Framed())
        #expect(
            page.html == """
                <p class="ink gradient" data-style="--ink:linear-gradient(to bottom,#2d2d2d 0%,#000000 100%);\
                --gradient:linear-gradient(to bottom,#ffffff 0%,#ffffff 100%)">A</p>\
                <button name="action" value="plain" form="page"><span>Plain</span></button>
                """)
        page.press("plain")
        #expect(
            page.html == """
                <p class="ink background-white" data-style="--ink:linear-gradient(to bottom,#2d2d2d 0%,#000000 100%)">A</p>\
                <button name="action" value="plain" form="page"><span>Plain</span></button>
                """)
    }

    private struct Framed: View {
        @State private var isPlain = false

        var body: some View {
            Text("A").foregroundStyle(.black.gradient)
                .background(isPlain ? AnyShapeStyle(.white) : AnyShapeStyle(Color.white.gradient))
            Button("Plain") { isPlain = true }
        }
    }

    @Test func aMaterialIsAPane() {
        let page = MountedPage {
            Text("A").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
        #expect(page.html == #"<p class="material-thin rounded" data-style="--corner:0.75rem">A</p>"#)
    }

    @Test func aShapeIsFilledWithAGradient() {
        let page = MountedPage {
            Circle().fill(
                RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50))
            Rectangle().stroke(.tint, lineWidth: 2)
        }
        #expect(
            page.html == """
                <svg class="shape gradient round" aria-hidden="true" \
                data-style="--gradient:radial-gradient(circle at 50% 50%,#ffffff 0,#000000 3.125rem)"></svg>\
                <svg class="shape" aria-hidden="true"><rect width="100%" height="100%" fill="none" \
                stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" class="color-accent"></rect></svg>
                """)
    }

    @Test func secondaryColoursAreThoseOfTheSurroundings() {
        let page = MountedPage {
            VStack { Text("A").foregroundStyle(.secondary) }.foregroundStyle(.blue, .green, Color(white: 0.2))
        }
        #expect(
            page.html == """
                <div class="vstack align-center symbols-palette color-blue" \
                data-style="--color-third:#333333;--color-second:var(--green)">\
                <p class="color-secondary">A</p></div>
                """)
    }

    @Test func edgesAndCorners() {
        let page = MountedPage {
            Image(decorative: "a.jpg").clipShape(Circle()).shadow(radius: 7)
            Text("B").border(.red, width: 2).clipShape(.rect(cornerRadius: 8))
            Text("C").border(.secondary)
        }
        #expect(
            page.html == """
                <img src="/a.jpg" alt="" class="rounded-circle clipped shadow" \
                data-style="--cast:0 0 0.875rem color-mix(in srgb,#000000 33%,transparent)">\
                <p class="border rounded clipped" data-style="--edge-width:0.125rem;--color-edge:var(--red);--corner:0.5rem">B</p>\
                <p class="border" data-style="--edge-width:0.0625rem;--color-edge:var(--line)">C</p>
                """)
    }

    @Test func aStyleThatChangesLeavesNothing() {
        let page = MountedPage(Changing())
        page.press("change")
        #expect(page.html.hasPrefix(#"<p class="material-regular">A</p>"#))
    }

    @Test func aStyleOfOnesOwnIsMadeOfAnother() {
        #expect(MountedPage(Text("A").background(Brand())).html == #"<p class="background-indigo">A</p>"#)
    }

    private func painted(_ style: some ShapeStyle) -> some View { Text("C").foregroundStyle(style) }

    private struct Brand: ShapeStyle {
        var paint: Paint { Color.indigo.paint }
    }

    private struct Changing: View {
        @State private var isGlass = false

        var body: some View {
            Text("A").background(
                isGlass ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.blue.gradient))
            Button("Change") { isGlass = true }
        }
    }
}
