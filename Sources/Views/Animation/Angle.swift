internal import Glibc

/// How far something is turned.
public struct Angle: Hashable, Sendable {
    /// In degrees: 360 are a whole turn, clockwise.
    public var degrees: Double

    /// An angle in degrees.
    public init(degrees: Double = 0) {
        self.degrees = degrees
    }

    /// An angle in radians.
    public init(radians: Double) {
        degrees = radians * 180 / .pi
    }

    /// In radians: 2π are a whole turn.
    public var radians: Double {
        get { degrees * .pi / 180 }
        set { degrees = newValue * 180 / .pi }
    }

    /// Not turned.
    public static let zero = Angle()

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// The sine and the cosine; those of quarter turns are exact.
    var sineAndCosine: (Double, Double) {
        switch degrees.truncatingRemainder(dividingBy: 360) {
        case 0: (0, 1)
        case 90, -270: (1, 0)
        case 180, -180: (0, -1)
        case 270, -90: (-1, 0)
        default: (sin(radians), cos(radians))
        }
    }
}

extension Angle: Comparable {
    public static func < (one: Angle, other: Angle) -> Bool { one.degrees < other.degrees }

    public static func + (one: Angle, other: Angle) -> Angle { Angle(degrees: one.degrees + other.degrees) }

    public static func - (one: Angle, other: Angle) -> Angle { Angle(degrees: one.degrees - other.degrees) }

    /// So many times the angle.
    public static func * (angle: Angle, times: Double) -> Angle { Angle(degrees: angle.degrees * times) }

    /// So many times the angle.
    public static func * (times: Double, angle: Angle) -> Angle { Angle(degrees: angle.degrees * times) }

    /// One of so many parts of the angle.
    public static func / (angle: Angle, parts: Double) -> Angle { Angle(degrees: angle.degrees / parts) }

    /// As far the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

    public static func += (one: inout Angle, other: Angle) { one = one + other }

    public static func -= (one: inout Angle, other: Angle) { one = one - other }

    public static func *= (angle: inout Angle, times: Double) { angle = angle * times }

    public static func /= (angle: inout Angle, parts: Double) { angle = angle / parts }
}
