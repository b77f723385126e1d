/// A rectangle with rounded corners.
public struct RoundedRectangle: OutlinedShape {
    let outline: ShapeOutline

    /// - Parameter cornerRadius: how far the corners are rounded, in pixels.
    public init(cornerRadius: Double) {
        outline = .rounded(max(cornerRadius, 0))
    }

    public var body: some View { fill(.primary) }
}
