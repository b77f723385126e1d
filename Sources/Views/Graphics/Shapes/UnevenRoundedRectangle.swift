/// A rectangle whose corners are rounded each in its way.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// How far, in pixels.
    public var cornerRadii: RectangleCornerRadii

    /// - Parameters:
    ///   - cornerRadii: how far each corner is rounded, in pixels.
    ///   - style: how; here it makes no difference.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

    public func inset(by amount: Double) -> some InsettableShape {
        SmallerShape(base: UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount)), amount: amount)
    }
}
