/// A shape whose outline is another one's, changed.
nonisolated struct ChangedShape<Base: Shape>: Shape {
    var base: Base
    let change: @Sendable (PathDrawing, Rect) -> PathDrawing

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        GeometricPath(change(base.path(in: rect).drawing, Base.Space.plain(rect)))
    }
}

/// A part of the outline of a shape.
nonisolated struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set {
            base.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }

    func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        GeometricPath(base.path(in: rect).drawing.trimmed(from: start, to: end))
    }
}

/// The line along the edge of a shape.
nonisolated struct StrokedShape<Base: Shape>: Shape {
    var shape: Base
    let style: StrokeStyle

    var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        shape.path(in: rect).strokedPath(style)
    }
}

/// A shape of a size of its own, in the corner of its place.
nonisolated struct SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: Size

    func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        base.path(in: Base.Space.value(Rect(origin: Base.Space.plain(rect).origin, size: size)))
    }
}

/// A shape that is another one at another place.
nonisolated protocol ShapeInPlace {
    var unmoved: any Shape { get }
    var offset: Size { get }
    var turn: Angle { get }
    var anchor: UnitPoint { get }
}

/// A shape that is shown elsewhere, or turned: the browser moves what it has drawn.
nonisolated struct MovedShape<Base: Shape>: Shape, ShapeInPlace {
    var base: Base
    let offset: Size
    let turn: Angle
    let anchor: UnitPoint

    var unmoved: any Shape { base }

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    func path(in rect: Base.Space.Rect) -> GeometricPath<Base.Space> {
        let place = Base.Space.plain(rect)
        let fixed = place.point(anchor)
        let move = PlaneTransform(translationX: fixed.x + offset.width, y: fixed.y + offset.height)
            .rotated(by: turn).translatedBy(x: -fixed.x, y: -fixed.y)
        return GeometricPath(base.path(in: rect).drawing.placed(by: move))
    }
}

extension Shape {
    /// The part of the outline between two shares of its length, from 0 to 1.
    public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
        TrimmedShape(base: self, start: startFraction, end: endFraction)
    }

    /// The shape turned around a point of its place.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        MovedShape(base: self, offset: .zero, turn: angle, anchor: anchor)
    }

    /// The shape larger or smaller, around a point of its place.
    public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(base: self) { drawing, rect in
            let fixed = rect.point(anchor)
            return drawing.placed(
                by: PlaneTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: x, y: y)
                    .translatedBy(x: -fixed.x, y: -fixed.y))
        }
    }

    /// The shape larger or smaller, around a point of its place.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape elsewhere.
    public func offset(x: Double = 0, y: Double = 0) -> some Shape {
        MovedShape(base: self, offset: Size(width: x, height: y), turn: .zero, anchor: .center)
    }

    /// The shape with a size of its own.
    public func size(width: Double, height: Double) -> some Shape {
        SizedShape(base: self, size: Size(width: width, height: height))
    }

    /// The shape with a size of its own.
    public func size(_ size: Space.Size) -> some Shape { SizedShape(base: self, size: Space.plain(size)) }

    /// The shape as a transform makes it.
    public func transform(_ transform: Space.Transform) -> some Shape {
        let transform = Space.plain(transform)
        return ChangedShape(base: self) { drawing, _ in drawing.applying(transform) }
    }
}
