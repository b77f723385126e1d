/// How a line ends.
public enum LineCap: Int32, Sendable {
    /// Where its last point is.
    case butt
    /// With half a circle around its last point.
    case round
    /// With half a square around its last point.
    case square

    var name: String { "\(self)" }
}

/// How two lines meet.
public enum LineJoin: Int32, Sendable {
    /// With a tip.
    case miter
    /// With a piece of a circle.
    case round
    /// With the corner cut off.
    case bevel

    var name: String { "\(self)" }
}
