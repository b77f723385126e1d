/// How far each corner of a rectangle is rounded, in pixels.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double
    public var topTrailing: Double

    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    init(_ radius: Double) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// The same corners of a rectangle that is smaller by a margin.
    func inset(by amount: Double) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}
