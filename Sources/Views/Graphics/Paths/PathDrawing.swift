/// The lines and curves of a path, in the types that Pinion computes with.
package struct PathDrawing: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    var steps: [Step] = []
    /// With a pen the path is not what the steps enclose, but the line that the pen leaves along them.
    var pen: StrokeStyle?
}

extension PathDrawing {
    /// Where the next line begins; nil before there is anything.
    var currentPoint: Point? {
        switch steps.last {
        case nil: nil
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
        case .close: start
        }
    }

    /// Where the part that was begun last begins.
    private var start: Point? {
        for case .move(let point) in steps.reversed() { return point }
        return nil
    }

    /// Goes on in a line, or begins here if there is nothing to go on from.
    mutating func lineOrMove(to point: Point) {
        if currentPoint == nil {
            steps.append(.move(point))
        } else if currentPoint != point {
            steps.append(.line(point))
        }
    }

    mutating func addRect(_ rect: Rect) {
        addLines(rect.corners)
        steps.append(.close)
    }

    mutating func addLines(_ points: [Point]) {
        guard let first = points.first else { return }
        steps.append(.move(first))
        steps += points.dropFirst().map { .line($0) }
    }

    mutating func addEllipse(in rect: Rect) {
        let circle = PathDrawing.arc(center: .zero, radius: 1, start: .zero, delta: .degrees(360))
        let place = PlaneTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        steps += circle.applying(place).steps
        steps.append(.close)
    }

    /// Rounds the corners with ellipses; what is left of a side is shared by its two corners.
    mutating func addRoundedRect(_ rect: Rect, _ radii: RectangleCornerRadii, ratio: Double = 1) {
        let most = min(rect.width, ratio == 0 ? rect.width : rect.height / ratio) / 2
        let corners: [(Point, Double, start: Double)] = [
            (Point(x: rect.maxX, y: rect.maxY), radii.bottomTrailing, 0),
            (Point(x: rect.minX, y: rect.maxY), radii.bottomLeading, 90),
            (Point(x: rect.minX, y: rect.minY), radii.topLeading, 180),
            (Point(x: rect.maxX, y: rect.minY), radii.topTrailing, 270),
        ]
        steps.append(.move(Point(x: rect.maxX, y: rect.midY)))
        for (corner, wanted, start) in corners {
            let radius = wanted.isFinite ? min(max(wanted, 0), most) : most
            let width = radius
            let height = radius * ratio
            guard width > 0, height > 0 else {
                lineOrMove(to: corner)
                continue
            }
            let center = Point(
                x: corner.x + (corner.x > rect.midX ? -width : width),
                y: corner.y + (corner.y > rect.midY ? -height : height))
            let arc = PathDrawing.arc(center: .zero, radius: 1, start: .degrees(start), delta: .degrees(90))
                .applying(PlaneTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y))
            join(arc)
        }
        steps.append(.close)
    }

    /// Goes on with an arc, by a line to its beginning.
    mutating func join(_ arc: PathDrawing) {
        guard case .move(let start) = arc.steps.first else { return }
        lineOrMove(to: start)
        steps += arc.steps.dropFirst()
    }

    mutating func add(_ other: PathDrawing) {
        steps += other.outlined.steps
    }

    /// An arc in pieces of a quarter at most, as curves.
    static func arc(center: Point, radius: Double, start: Angle, delta: Angle) -> PathDrawing {
        let whole = delta.degrees.isFinite ? min(max(delta.degrees, -360), 360) : 0
        let count = max((abs(whole) / 90).rounded(.up), 1)
        let part = Angle.degrees(whole / count)
        let (sine, cosine) = (part * 0.25).sineAndCosine
        let reach = 4 / 3 * sine / cosine * radius
        func point(_ angle: Angle) -> (Point, Point) {
            let (sine, cosine) = angle.sineAndCosine
            return (
                Point(x: center.x + radius * cosine, y: center.y + radius * sine),
                Point(x: -reach * sine, y: reach * cosine)
            )
        }
        var (last, way) = point(start)
        var arc = PathDrawing(steps: [.move(last)])
        for index in 1...Int(count) {
            let (next, nextWay) = point(start + part * Double(index))
            arc.steps.append(
                .curve(
                    next, control1: Point(x: last.x + way.x, y: last.y + way.y),
                    control2: Point(x: next.x - nextWay.x, y: next.y - nextWay.y)))
            (last, way) = (next, nextWay)
        }
        return arc
    }

    /// An arc from an angle to another; against the clock's hands angles become less, as on a screen.
    static func arc(center: Point, radius: Double, start: Angle, end: Angle, clockwise: Bool) -> PathDrawing {
        let difference = end.degrees - start.degrees
        guard difference.isFinite else {
            return arc(center: center, radius: radius, start: start, delta: .zero)
        }
        let turn: Double
        if clockwise ? difference <= -360 : difference >= 360 {
            turn = clockwise ? -360 : 360
        } else {
            let rest = difference.truncatingRemainder(dividingBy: 360)
            turn = clockwise ? (rest > 0 ? rest - 360 : rest) : (rest < 0 ? rest + 360 : rest)
        }
        return arc(center: center, radius: radius, start: start, delta: .degrees(turn))
    }

    /// Goes on to an arc that touches the line to a first point, and the one from there to a second.
    mutating func addArc(tangent1 first: Point, tangent2 second: Point, radius: Double) {
        guard let start = currentPoint else { return steps.append(.move(first)) }
        let (one, other) = (Vector(from: first, to: start), Vector(from: first, to: second))
        let cosine = one.x * other.x + one.y * other.y
        let sine = one.x * other.y - one.y * other.x
        guard radius > 0, one.length > 0, other.length > 0, abs(sine) > 1e-9 else {
            return lineOrMove(to: first)
        }
        // How far from the corner the arc touches both lines: half of the angle between them says it.
        let distance = radius * (1 + cosine) / abs(sine)
        let touch = Point(x: first.x + one.x * distance, y: first.y + one.y * distance)
        let side = sine > 0 ? 1.0 : -1.0
        let center = Point(x: touch.x - one.y * radius * side, y: touch.y + one.x * radius * side)
        let last = Point(x: first.x + other.x * distance, y: first.y + other.y * distance)
        let (from, to) = (Angle(from: center, to: touch), Angle(from: center, to: last))
        join(.arc(center: center, radius: radius, start: from, end: to, clockwise: side > 0))
    }

    func applying(_ transform: PlaneTransform) -> PathDrawing {
        if transform.isIdentity { return self }
        // What a pen has drawn is transformed with its width.
        let source = outlined.steps
        return PathDrawing(
            steps: source.map { step in
                switch step {
                case .move(let point): .move(point.applying(transform))
                case .line(let point): .line(point.applying(transform))
                case .quad(let point, let control):
                    .quad(point.applying(transform), control: control.applying(transform))
                case .curve(let point, let control1, let control2):
                    .curve(
                        point.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .close: .close
                }
            })
    }

    /// The steps as the attribute `d` of SVG has them.
    var data: String {
        var text = ""
        func add(_ letter: String, _ points: Point...) {
            text += letter
            text += points.map { "\(ChartNumber.coordinate($0.x)) \(ChartNumber.coordinate($0.y))" }
                .joined(separator: " ")
        }
        for step in steps {
            switch step {
            case .move(let point): add("M", point)
            case .line(let point): add("L", point)
            case .quad(let point, let control): add("Q", control, point)
            case .curve(let point, let control1, let control2): add("C", control1, control2, point)
            case .close: text += "Z"
            }
        }
        return text
    }

    /// Whether the other one is this one after a transform, but for what is less than a thousandth of a pixel.
    func isNearly(_ other: PathDrawing) -> Bool {
        guard steps.count == other.steps.count, pen == other.pen else { return false }
        func near(_ one: Point, _ other: Point) -> Bool {
            abs(one.x - other.x) < 1e-3 && abs(one.y - other.y) < 1e-3
        }
        return zip(steps, other.steps).allSatisfy { one, other in
            switch (one, other) {
            case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
            case (.quad(let a, let c), .quad(let b, let d)): near(a, b) && near(c, d)
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                near(a, b) && near(c, d) && near(e, f)
            case (.close, .close): true
            default: false
            }
        }
    }

    /// The same with every point elsewhere; a pen stays as wide.
    func placed(by transform: PlaneTransform) -> PathDrawing {
        var line = PathDrawing(steps: steps).applying(transform)
        line.pen = pen
        return line
    }
}

extension Rect {
    var corners: [Point] {
        [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
            Point(x: minX, y: maxY),
        ]
    }
}
