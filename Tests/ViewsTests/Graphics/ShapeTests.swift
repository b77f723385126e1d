import Reactive
import Testing
import Views

@MainActor
@Suite("Shapes and colours")
struct ShapeTests {
    @Test func aShapeIsADrawing() {
        #expect(
            MountedPage(Circle()).html
                == #"<svg class="shape" aria-hidden="true" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="currentColor"></circle></svg>"#
        )
    }

    @Test func aMixedColourIsWrittenIntoTheDrawing() {
        let page = MountedPage(RoundedRectangle(cornerRadius: 8).fill(Color(red: 1, green: 0.5, blue: 0)))
        #expect(
            page.html
                == ##"<svg class="shape" aria-hidden="true"><rect width="100%" height="100%" rx="8" fill="#ff8000"></rect></svg>"##
        )
    }

    @Test func anEdgeIsALine() {
        let page = MountedPage(Ellipse().stroke(.red, lineWidth: 2))
        #expect(
            page.html
                == #"<svg class="shape" aria-hidden="true"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="none" stroke="currentColor" "#
                + #"stroke-width="2" vector-effect="non-scaling-stroke" class="color-red"></ellipse></svg>"#)
    }

    @Test func aLineInsideOfAnEdgeIsABorder() {
        let page = MountedPage(Capsule().strokeBorder(.red, lineWidth: 2))
        #expect(
            page.html == """
                <svg class="shape ring rounded-full" aria-hidden="true" \
                data-style="--ring:0.125rem;--ring-color:var(--red)"></svg>
                """)
    }

    @Test func aColourIsAView() {
        #expect(
            MountedPage(Color.green.opacity(0.5)).html
                == #"<svg class="shape" aria-hidden="true"><rect width="100%" height="100%" fill="currentColor" class="color-green" opacity="0.5"></rect></svg>"#
        )
    }
}
