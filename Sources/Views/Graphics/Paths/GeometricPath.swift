/// Lines and curves, which enclose something or not.
///
/// ```swift
/// let roof = Path { path in
///     path.move(to: Point(x: 0, y: 40))
///     path.addLine(to: Point(x: 50, y: 0))
///     path.addLine(to: Point(x: 100, y: 40))
/// }
/// ```
///
/// It is a ``Shape`` and a view by itself, in the corner of its place. A path in proportion to its place is a shape of one's own.
public typealias Path = GeometricPath<PlainGeometry>

/// A ``Path``, with the types that a program writes points with.
nonisolated public struct GeometricPath<Space: Geometry>: Equatable, Sendable {
    package var drawing: PathDrawing

    package init(_ drawing: PathDrawing) {
        self.drawing = drawing
    }

    /// Nothing.
    public init() {
        drawing = PathDrawing()
    }

    /// What a function adds to nothing.
    public init(_ callback: (inout GeometricPath) -> Void) {
        self.init()
        callback(&self)
    }

    /// A rectangle.
    public init(_ rect: Space.Rect) {
        self.init()
        addRect(rect)
    }

    /// A rectangle with corners that are rounded by some pixels.
    public init(
        roundedRect rect: Space.Rect, cornerRadius: Space.Length, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        drawing.addRoundedRect(Space.plain(rect), RectangleCornerRadii(Double(cornerRadius)))
    }

    /// A rectangle whose corners are parts of an ellipse, with a width and a height.
    public init(
        roundedRect rect: Space.Rect, cornerSize: Space.Size, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners are rounded each in its way.
    public init(
        roundedRect rect: Space.Rect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: Space.Rect) {
        self.init()
        addEllipse(in: rect)
    }
}

extension GeometricPath {
    /// Begins a new part at a point.
    public mutating func move(to end: Space.Point) {
        own(.move(Space.plain(end)))
    }

    /// Goes on in a line. No effect on a path that has no beginning.
    public mutating func addLine(to end: Space.Point) {
        goOn(.line(Space.plain(end)))
    }

    /// Goes on in a curve that a point draws to itself.
    public mutating func addQuadCurve(to end: Space.Point, control: Space.Point) {
        goOn(.quad(Space.plain(end), control: Space.plain(control)))
    }

    /// Goes on in a curve that two points draw to themselves, the first one where it begins.
    public mutating func addCurve(to end: Space.Point, control1: Space.Point, control2: Space.Point) {
        goOn(.curve(Space.plain(end), control1: Space.plain(control1), control2: Space.plain(control2)))
    }

    /// Goes back to the beginning of this part in a line, and ends it.
    public mutating func closeSubpath() {
        guard !drawing.steps.isEmpty, drawing.steps.last != .close else { return }
        own(.close)
    }

    /// Adds lines from each point to the next.
    public mutating func addLines(_ lines: [Space.Point]) {
        outline()
        drawing.addLines(lines.map { Space.plain($0) })
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: Space.Rect, transform: Space.Transform = Space.value(.identity)) {
        add(transform) { $0.addRect(Space.plain(rect)) }
    }

    /// Adds rectangles.
    public mutating func addRects(
        _ rects: [Space.Rect], transform: Space.Transform = Space.value(.identity)
    ) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle whose corners are parts of an ellipse, with a width and a height.
    public mutating func addRoundedRect(
        in rect: Space.Rect, cornerSize: Space.Size, style: RoundedCornerStyle = .continuous,
        transform: Space.Transform = Space.value(.identity)
    ) {
        let size = Space.plain(cornerSize)
        let ratio = size.width > 0 ? size.height / size.width : 1
        add(transform) {
            $0.addRoundedRect(Space.plain(rect), RectangleCornerRadii(size.width), ratio: ratio)
        }
    }

    /// Adds a rectangle whose corners are rounded each in its way.
    public mutating func addRoundedRect(
        in rect: Space.Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: Space.Transform = Space.value(.identity)
    ) {
        add(transform) { $0.addRoundedRect(Space.plain(rect), cornerRadii) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(
        in rect: Space.Rect, transform: Space.Transform = Space.value(.identity)
    ) {
        add(transform) { $0.addEllipse(in: Space.plain(rect)) }
    }

    /// Adds a part of a circle, by a line to its beginning if there is something before.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: of the circle, in pixels.
    ///   - startAngle: where the arc begins; at 0 is the trailing side, at 90 degrees the bottom.
    ///   - endAngle: where it ends.
    ///   - clockwise: whether it goes to lesser angles, which is against the clock as one sees it on a screen.
    ///   - transform: what is done to the arc before it is added.
    public mutating func addArc(
        center: Space.Point, radius: Space.Length, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: Space.Transform = Space.value(.identity)
    ) {
        outline()
        let arc = PathDrawing.arc(
            center: Space.plain(center), radius: Double(radius), start: startAngle, end: endAngle,
            clockwise: clockwise)
        drawing.join(arc.applying(Space.plain(transform)))
    }

    /// Adds a part of a circle, by its beginning and how far it goes.
    public mutating func addRelativeArc(
        center: Space.Point, radius: Space.Length, startAngle: Angle, delta: Angle,
        transform: Space.Transform = Space.value(.identity)
    ) {
        outline()
        let arc = PathDrawing.arc(
            center: Space.plain(center), radius: Double(radius), start: startAngle, delta: delta)
        drawing.join(arc.applying(Space.plain(transform)))
    }

    /// Goes on to a part of a circle that touches the lines to one point and from there to another.
    public mutating func addArc(
        tangent1End: Space.Point, tangent2End: Space.Point, radius: Space.Length,
        transform: Space.Transform = Space.value(.identity)
    ) {
        outline()
        let transform = Space.plain(transform)
        drawing.addArc(
            tangent1: Space.plain(tangent1End).applying(transform),
            tangent2: Space.plain(tangent2End).applying(transform), radius: Double(radius))
    }

    /// Adds another path.
    public mutating func addPath(
        _ path: GeometricPath, transform: Space.Transform = Space.value(.identity)
    ) {
        let transform = Space.plain(transform)
        if drawing.steps.isEmpty, transform.isIdentity {
            drawing = path.drawing
        } else {
            outline()
            drawing.add(path.drawing.applying(transform))
        }
    }

    private mutating func own(_ step: PathDrawing.Step) {
        outline()
        drawing.steps.append(step)
    }

    private mutating func goOn(_ step: PathDrawing.Step) {
        guard let point = drawing.currentPoint else { return }
        outline()
        // A part that goes on behind one that was closed begins where that one began.
        if drawing.steps.last == .close { drawing.steps.append(.move(point)) }
        drawing.steps.append(step)
    }

    private mutating func add(_ transform: Space.Transform, _ make: (inout PathDrawing) -> Void) {
        outline()
        var part = PathDrawing()
        make(&part)
        drawing.steps += part.applying(Space.plain(transform)).steps
    }

    /// What a pen has drawn becomes an area before something is added.
    private mutating func outline() {
        if drawing.pen != nil { drawing = drawing.outlined }
    }
}

extension GeometricPath {
    /// A step of a path.
    public enum Element: Equatable {
        case move(to: Space.Point)
        case line(to: Space.Point)
        case quadCurve(to: Space.Point, control: Space.Point)
        case curve(to: Space.Point, control1: Space.Point, control2: Space.Point)
        case closeSubpath
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { drawing.steps.isEmpty }

    /// The smallest rectangle around the lines and curves.
    public var boundingRect: Space.Rect { Space.value(drawing.bounds ?? .zero) }

    /// Where the next line begins; nil before there is anything.
    public var currentPoint: Space.Point? { drawing.currentPoint.map { Space.value($0) } }

    /// Whether a point is inside of what the path encloses.
    ///
    /// - Parameters:
    ///   - p: the point.
    ///   - eoFill: whether what is enclosed twice is outside again.
    public func contains(_ p: Space.Point, eoFill: Bool = false) -> Bool {
        drawing.contains(Space.plain(p), evenOdd: eoFill)
    }

    /// Calls a function with each step.
    public func forEach(_ body: (Element) -> Void) {
        for step in drawing.outlined.steps {
            switch step {
            case .move(let point): body(.move(to: Space.value(point)))
            case .line(let point): body(.line(to: Space.value(point)))
            case .quad(let point, let control):
                body(.quadCurve(to: Space.value(point), control: Space.value(control)))
            case .curve(let point, let control1, let control2):
                body(
                    .curve(
                        to: Space.value(point), control1: Space.value(control1),
                        control2: Space.value(control2)))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// The path as a transform makes it.
    public func applying(_ transform: Space.Transform) -> GeometricPath {
        GeometricPath(drawing.applying(Space.plain(transform)))
    }

    /// The path elsewhere.
    public func offsetBy(dx: Space.Length, dy: Space.Length) -> GeometricPath {
        GeometricPath(drawing.placed(by: PlaneTransform(translationX: Double(dx), y: Double(dy))))
    }

    /// What lies between two shares of its length, from 0 to 1.
    public func trimmedPath(from: Space.Length, to: Space.Length) -> GeometricPath {
        GeometricPath(drawing.trimmed(from: Double(from), to: Double(to)))
    }

    /// The area that a line along the path covers.
    public func strokedPath(_ style: StrokeStyle) -> GeometricPath {
        var line = drawing.outlined
        line.pen = style
        return GeometricPath(line)
    }
}

extension GeometricPath: CustomStringConvertible {
    /// The steps, each with its letter behind its numbers.
    public var description: String {
        func text(_ points: Point...) -> String {
            points.map { "\($0.x.digits) \($0.y.digits)" }.joined(separator: " ")
        }
        return drawing.outlined.steps.map { step in
            switch step {
            case .move(let point): text(point) + " m"
            case .line(let point): text(point) + " l"
            case .quad(let point, let control): text(control, point) + " q"
            case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }
}

extension GeometricPath: Shape {
    public func path(in rect: Space.Rect) -> GeometricPath { self }
}
