/// A point within a view, from 0 to 1 along each side.
public struct UnitPoint: Hashable, Sendable {
    /// From the leading edge, which is the left one, to the trailing one.
    public var x: Double
    /// From the top to the bottom.
    public var y: Double

    /// A point by its distances from the leading edge and from the top.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The corner that both distances begin at.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner at the top where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top where lines end.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom where lines begin.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
