/// A gradient from the middle outwards. The radii are those of the view.
public struct RadialGradient: ShapeStyle {
    let gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
    }

    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        gradient = Gradient(colors: colors)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, .radial))) }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
