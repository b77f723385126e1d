/// A way to move, turn, scale and shear what lies in a plane.
///
/// It takes the point (x, y) to (ax + cy + tx, bx + dy + ty), as CSS and SVG write it.
public struct PlaneTransform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// What leaves everything where it is.
    public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension PlaneTransform {
    /// Moves.
    public init(translationX x: Double, y: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales, from the corner.
    public init(scaleX x: Double, y: Double) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Turns clockwise around the corner.
    public init(rotation angle: Angle) {
        let (sine, cosine) = angle.sineAndCosine
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This one first, and then another.
    public func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        PlaneTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// What moves first, and then does this.
    public func translatedBy(x: Double, y: Double) -> PlaneTransform {
        PlaneTransform(translationX: x, y: y).concatenating(self)
    }

    /// What scales first, and then does this.
    public func scaledBy(x: Double, y: Double) -> PlaneTransform {
        PlaneTransform(scaleX: x, y: y).concatenating(self)
    }

    /// What turns first, and then does this.
    public func rotated(by angle: Angle) -> PlaneTransform {
        PlaneTransform(rotation: angle).concatenating(self)
    }

    /// What takes everything back; this itself if there is no way back, because it makes a plane a line.
    public func inverted() -> PlaneTransform {
        let area = a * d - b * c
        guard area != 0 else { return self }
        return PlaneTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }

    /// Whether it leaves everything where it is.
    public var isIdentity: Bool { self == .identity }
}
