/// How far something is turned.
public struct Angle: Hashable, Sendable {
    public var degrees: Double

    public init(degrees: Double = 0) {
        self.degrees = degrees
    }

    public init(radians: Double) {
        degrees = radians * 180 / .pi
    }

    public var radians: Double { degrees * .pi / 180 }

    public static let zero = Angle()

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
