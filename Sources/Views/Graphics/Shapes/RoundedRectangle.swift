/// A rectangle with rounded corners.
public struct RoundedRectangle: OutlinedShape {
    let outline: ShapeOutline

    /// - Parameters:
    ///   - cornerRadius: how far the corners are rounded, in pixels.
    ///   - style: how; here it makes no difference.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        outline = .rounded(max(cornerRadius, 0))
    }

    public var body: some View { fill(.foreground) }
}
