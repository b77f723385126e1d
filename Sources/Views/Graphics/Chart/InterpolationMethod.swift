/// How a line goes from one value to the next.
public enum InterpolationMethod: Sendable {
    /// Straight.
    case linear
    /// In a curve that goes no higher and no lower than the values.
    case monotone
    /// Up or down at once, then straight on.
    case stepStart
    /// Straight on, then up or down at once.
    case stepEnd
}
