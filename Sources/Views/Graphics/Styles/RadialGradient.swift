/// A gradient from the middle outwards, as far as the view goes.
public struct RadialGradient: ShapeStyle {
    let gradient: Gradient

    /// A gradient outwards. The centre and the radii are not used: it begins in the middle and ends at the edge.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
    }

    /// Colours from the middle outwards. The centre and the radii are not used.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        gradient = Gradient(colors: colors)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, .radial))) }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
