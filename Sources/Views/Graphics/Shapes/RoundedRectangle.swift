/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: OutlinedShape {
    /// How wide and how high what is rounded is, in pixels.
    public let cornerSize: Size

    /// - Parameters:
    ///   - cornerRadius: how far the corners are rounded, in pixels.
    ///   - style: how; here it makes no difference.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// - Parameters:
    ///   - cornerSize: how wide and how high what is rounded is, in pixels.
    ///   - style: how; here it makes no difference.
    public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = Size(width: max(cornerSize.width, 0), height: max(cornerSize.height, 0))
    }

    var outline: ShapeOutline? { cornerSize.width == cornerSize.height ? .rounded(cornerSize.width) : nil }
}
