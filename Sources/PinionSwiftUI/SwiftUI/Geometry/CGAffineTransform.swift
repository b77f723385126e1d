public import Foundation
internal import Pinion
internal import Views

/// A way to move, turn, scale and shear what lies in a plane. Foundation has none on Linux.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// What leaves everything where it is.
    public init() {
        self = .identity
    }

    /// What leaves everything where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension CGAffineTransform {
    /// Moves.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Scales, from the corner.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Turns around the corner, by so many radians.
    public init(rotationAngle angle: CGFloat) {
        self = CoreGeometry.value(PlaneTransform(rotation: .radians(angle)))
    }

    /// This one first, and then another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CoreGeometry.value(CoreGeometry.plain(self).concatenating(CoreGeometry.plain(t2)))
    }

    /// What moves first, and then does this.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// What scales first, and then does this.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// What turns first, by so many radians, and then does this.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// What takes everything back; this itself if there is no way back.
    public func inverted() -> CGAffineTransform { CoreGeometry.value(CoreGeometry.plain(self).inverted()) }

    /// Whether it leaves everything where it is.
    public var isIdentity: Bool { self == .identity }
}

extension CGPoint {
    /// The point where a transform puts this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CoreGeometry.value(CoreGeometry.plain(self).applying(CoreGeometry.plain(t)))
    }
}

extension CGSize {
    /// The size that a transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the one that a transform makes of this.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        CoreGeometry.value(CoreGeometry.plain(self).applying(CoreGeometry.plain(t)))
    }
}
