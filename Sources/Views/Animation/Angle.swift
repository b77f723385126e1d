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
    public var radians: Double { degrees * .pi / 180 }

    /// Not turned.
    public static let zero = Angle()

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
