/// A gradient around the middle.
public struct AngularGradient: ShapeStyle {
    let gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint) {
        self.gradient = gradient
    }

    public init(colors: [Color], center: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, .angular))) }
}

extension AngularGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
