import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Shapes of one's own")
struct OwnShapeTests {
    private struct Triangle: Shape {
        func path(in rect: Rect) -> Path {
            Path { path in
                path.move(to: Point(x: rect.midX, y: rect.minY))
                path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
                path.addLine(to: Point(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    private struct Diamond: Shape {
        func path(in rect: Rect) -> Path {
            let reach = min(rect.width, rect.height) / 2
            return Path { path in
                path.addLines([
                    Point(x: rect.midX, y: rect.midY - reach), Point(x: rect.midX + reach, y: rect.midY),
                    Point(x: rect.midX, y: rect.midY + reach), Point(x: rect.midX - reach, y: rect.midY),
                ])
                path.closeSubpath()
            }
        }
    }

    private struct Flag: InsettableShape {
        var margin = 0.0

        func path(in rect: Rect) -> Path {
            Path(rect.insetBy(dx: margin + 8, dy: margin))
        }

        func inset(by amount: Double) -> Flag { Flag(margin: margin + amount) }
    }

    @Test func oneInProportionIsStretchedByTheBrowser() {
        let page = MountedPage { Triangle().fill(.red) }
        #expect(
            page.html == """
                <svg class="shape" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">\
                <path d="M50 0L100 100L0 100Z" fill="currentColor" class="color-red"></path></svg>
                """)
    }

    @Test func oneInASquareIsFittedByTheBrowser() {
        let page = MountedPage { Diamond().stroke(Color(hex: "336699")!, lineWidth: 3) }
        #expect(
            page.html == """
                <svg class="shape" aria-hidden="true" viewBox="0 0 100 100">\
                <path d="M50 0L100 50L50 100L0 50Z" vector-effect="non-scaling-stroke" stroke-width="3" \
                stroke-miterlimit="10" fill="none" stroke="#336699"></path></svg>
                """)
    }

    @Test func aPathHasItsOwnSize() {
        let page = MountedPage { Path(Rect(x: 10, y: 20, width: 30, height: 40)).fill(.blue) }
        #expect(
            page.html == """
                <svg class="shape" aria-hidden="true">\
                <path d="M10 20L40 20L40 60L10 60Z" fill="currentColor" class="color-blue"></path></svg>
                """)
    }

    @Test func anotherOneIsDrawnForTheSizeOfItsFrame() {
        let page = MountedPage { Flag().fill(Color(white: 0)).frame(width: 60, height: 30) }
        #expect(page.html.contains(#"viewBox="0 0 60 30" preserveAspectRatio="none""#))
        #expect(page.html.contains(##"d="M8 0L52 0L52 30L8 30Z" fill="#000000""##))
    }

    @Test func fillingsAndLinesLieAboveEachOther() {
        let page = MountedPage { Triangle().fill(Color(white: 1)).stroke(Color(white: 0), lineWidth: 2) }
        #expect(
            page.html == """
                <svg class="shape" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">\
                <path d="M50 0L100 100L0 100Z" fill="#ffffff"></path>\
                <path d="M50 0L100 100L0 100Z" vector-effect="non-scaling-stroke" stroke-width="2" \
                stroke-miterlimit="10" fill="none" stroke="#000000"></path></svg>
                """)
    }

    @Test func aLineIsAShapeItself() {
        let page = MountedPage {
            Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 8).foregroundStyle(.green)
        }
        #expect(
            page.html == """
                <svg class="shape color-green" aria-hidden="true" viewBox="0 0 100 100">\
                <path d="M100 50C100 77.61 77.61 100 50 100" vector-effect="non-scaling-stroke" stroke-width="8" \
                stroke-miterlimit="10" fill="none" stroke="currentColor"></path></svg>
                """)
    }

    @Test func aPenHasItsEndsAndDashes() {
        let pen = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
        let page = MountedPage { Triangle().stroke(.black, style: pen) }
        #expect(
            page.html.contains(
                """
                stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 2" \
                stroke-dashoffset="1"
                """))
    }

    @Test func whatIsTurnedIsTurnedByTheBrowser() {
        let page = MountedPage { Triangle().rotation(.degrees(30)).offset(x: 16).fill(.black) }
        #expect(page.html.contains(#"class="shape offset""#))
        #expect(page.html.contains("--offset:1rem 0"))
    }

    @Test func aViewIsCutToIt() {
        let page = MountedPage { Text("A").clipShape(Triangle()) }
        #expect(
            page.html
                == #"<p class="cut" data-style="--cut:polygon(50% 0%,100% 100%,0% 100%,50% 0%,50% 0%)">A</p>"#
        )
    }

    @Test func aGradientAroundAPointIsLeftByIt() {
        let page = MountedPage {
            Circle().trim(from: 0, to: 0.5)
                .stroke(AngularGradient(colors: [.black, .white], center: .center), lineWidth: 10)
        }
        #expect(page.html.contains(#"<mask id="mask-"#))
        #expect(page.html.contains(#"<foreignObject x="-50%" y="-50%" width="200%" height="200%" mask="#))
        #expect(page.html.contains("--gradient:conic-gradient("))
    }

    @Test func onlyThePathTravelsWhenItChanges() {
        let page = MountedPage(Growing())
        page.press("more")
        let operations = page.operations()
        #expect(operations.count == 1)
        #expect(operations.first?.hasSuffix(#","d","M0 0L75 0L75 100L0 100Z"]"#) == true)
    }

    private struct Bar: Shape {
        var share: Double

        func path(in rect: Rect) -> Path {
            Path(Rect(x: 0, y: 0, width: rect.width * share, height: rect.height))
        }
    }

    private struct Growing: View {
        @State private var share = 0.5

        var body: some View {
            Bar(share: share).fill(.primary)
            Button("More") { share += 0.25 }
        }
    }

    @Test func effectsAddUp() {
        let page = MountedPage {
            Text("A").blur(radius: 8).saturation(0.5).brightness(0.25)
            Text("B").brightness(-0.5)
            Text("C").zIndex(2).blendMode(.multiply)
            Text("D").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        #expect(
            page.html == """
                <p class="effect effect effect" data-style="--blur:blur(0.5rem);--saturation:saturate(0.5);\
                --brightness:invert(0.166667) brightness(1.5)">A</p>\
                <p class="effect" data-style="--brightness:invert(1) invert(0.25) brightness(2) invert(1)">B</p>\
                <p class="layer blended" data-style="--layer:200;--blend:multiply">C</p>\
                <p class="tilted" data-style="--tilt:perspective(20rem) rotate3d(0,1,0,45deg)">D</p>
                """)
    }
}
