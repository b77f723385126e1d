import Testing
import Views

@Suite("Paths")
struct PathTests {
    @Test func stepsAreWrittenInTheirOrder() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: Point(x: 10, y: 0))
            path.addQuadCurve(to: Point(x: 10, y: 10), control: Point(x: 12.5, y: 5))
            path.addCurve(to: Point(x: 0, y: 10), control1: Point(x: 8, y: 12), control2: Point(x: 2, y: 12))
            path.closeSubpath()
        }
        #expect(path.description == "0 0 m 10 0 l 12.5 5 10 10 q 8 12 2 12 0 10 c h")
        #expect(path.currentPoint == .zero)
    }

    @Test func aLineWithoutABeginningIsNone() {
        var path = Path()
        path.addLine(to: Point(x: 10, y: 0))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect == .zero)
    }

    @Test func whatFollowsAClosedPartBeginsWhereItBegan() {
        var path = Path(Rect(x: 1, y: 2, width: 3, height: 4))
        path.addLine(to: Point(x: 0, y: 0))
        #expect(path.description == "1 2 m 4 2 l 4 6 l 1 6 l h 1 2 m 0 0 l")
    }

    @Test func aQuarterOfACircleGoesWithTheClockUnlessTold() {
        func end(_ clockwise: Bool) -> Point? {
            var path = Path()
            path.addArc(
                center: Point(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(90),
                clockwise: clockwise)
            return path.trimmedPath(from: 0, to: 0.5).currentPoint
        }
        // The middle of the quarter at the bottom right, and of the three quarters around the other way.
        #expect(end(false).map(rounded) == Point(x: 85, y: 85))
        #expect(end(true).map(rounded) == Point(x: 15, y: 15))
    }

    @Test func anArcOfAWholeTurnIsACircle() {
        var path = Path()
        path.addArc(
            center: Point(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(360),
            clockwise: false)
        #expect(rounded(path.boundingRect) == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func anArcIsJoinedByALine() {
        var path = Path()
        path.move(to: Point(x: 50, y: 50))
        path.addRelativeArc(
            center: Point(x: 50, y: 50), radius: 50, startAngle: .degrees(-90), delta: .degrees(90))
        path.closeSubpath()
        #expect(path.description == "50 50 m 50 0 l 77.614237 0 100 22.385763 100 50 c h")
    }

    @Test func anArcBetweenTangentsRoundsACorner() {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.addArc(tangent1End: Point(x: 100, y: 0), tangent2End: Point(x: 100, y: 100), radius: 20)
        #expect(path.description == "0 0 m 80 0 l 91.045695 0 100 8.954305 100 20 c")
        path = Path()
        path.move(to: Point(x: 100, y: 100))
        path.addArc(tangent1End: Point(x: 100, y: 0), tangent2End: Point(x: 0, y: 0), radius: 20)
        #expect(path.description == "100 100 m 100 20 l 100 8.954305 91.045695 0 80 0 c")
    }

    @Test func boundsDoNotReachToWhatDrawsACurve() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: Point(x: 100, y: 0), control: Point(x: 50, y: 100))
        #expect(rounded(path.boundingRect) == Rect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func aPointIsInsideByTheRuleThatIsAskedFor() {
        var path = Path(Rect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(Rect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(Point(x: 50, y: 50)))
        #expect(!path.contains(Point(x: 50, y: 50), eoFill: true))
        #expect(path.contains(Point(x: 10, y: 50), eoFill: true))
        #expect(!path.contains(Point(x: 110, y: 50)))
    }

    @Test func aTrimmedPathIsAPartOfItsLength() {
        let path = Path(Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "75 0 m 100 0 l 100 50 l 25 50 l")
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: .nan, to: -.infinity).isEmpty)
    }

    @Test func theLineAlongAPathIsAnArea() {
        let line = Path { path in
            path.move(to: Point(x: 0, y: 10))
            path.addLine(to: Point(x: 100, y: 10))
        }
        let area = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(area.boundingRect == Rect(x: 0, y: 8, width: 100, height: 4))
        #expect(area.contains(Point(x: 50, y: 11)))
        #expect(!area.contains(Point(x: 50, y: 13)))
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .butt, dash: [30, 10]))
        #expect(dashes.contains(Point(x: 10, y: 10)))
        #expect(!dashes.contains(Point(x: 35, y: 10)))
        #expect(dashes.contains(Point(x: 45, y: 10)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(rounded(round.boundingRect) == Rect(x: -2, y: 8, width: 104, height: 4))
    }

    @Test func aCornerOfALineHasItsTip() {
        let corner = Path { path in
            path.addLines([Point(x: 0, y: 10), Point(x: 50, y: 10), Point(x: 50, y: 60)])
        }
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 10)).contains(Point(x: 54, y: 6)))
        let cut = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
        #expect(!cut.contains(Point(x: 54, y: 6)))
        #expect(cut.contains(Point(x: 52, y: 8)))
    }

    @Test func transformsGoOneAfterTheOther() {
        let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
        let turned = PlaneTransform(rotation: .degrees(90)).concatenating(
            PlaneTransform(translationX: 20, y: 0))
        #expect(path.applying(turned).description == "20 0 m 20 10 l 10 10 l 10 0 l h")
        #expect(path.offsetBy(dx: 1, dy: 2).boundingRect == Rect(x: 1, y: 2, width: 10, height: 10))
        #expect(turned.concatenating(turned.inverted()).isIdentity)
    }

    @Test func eachStepCanBeRead() {
        var steps: [Path.Element] = []
        let path = Path(Rect(x: 0, y: 0, width: 1, height: 1))
        func note(_ step: Path.Element) { steps.append(step) }
        path.forEach(note)
        #expect(
            steps == [
                .move(to: .zero), .line(to: Point(x: 1, y: 0)), .line(to: Point(x: 1, y: 1)),
                .line(to: Point(x: 0, y: 1)), .closeSubpath,
            ])
    }

    @Test func badNumbersDoNotStopAnything() {
        var path = Path()
        path.addArc(
            center: Point(x: .nan, y: .infinity), radius: .infinity, startAngle: .degrees(.nan),
            endAngle: .degrees(1e300), clockwise: true)
        path.addRoundedRect(
            in: Rect(x: 0, y: 0, width: -5, height: .infinity), cornerSize: Size(width: .nan, height: 0))
        path.addRect(Rect(x: -.infinity, y: 0, width: .infinity, height: 1))
        _ = path.boundingRect
        _ = path.contains(.zero)
        _ = path.trimmedPath(from: 0.1, to: 0.9)
        _ = path.strokedPath(StrokeStyle(lineWidth: .nan, dash: [.nan, 0, 1e-300])).boundingRect
    }

    private func rounded(_ point: Point) -> Point { Point(x: point.x.rounded(), y: point.y.rounded()) }

    private func rounded(_ rect: Rect) -> Rect {
        Rect(
            x: (rect.minX * 100).rounded() / 100, y: (rect.minY * 100).rounded() / 100,
            width: (rect.width * 100).rounded() / 100, height: (rect.height * 100).rounded() / 100)
    }
}
