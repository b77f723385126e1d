/// A gradient around the middle.
public struct AngularGradient: ShapeStyle {
    let gradient: Gradient

    /// A gradient once around. The centre is not used: it is the middle.
    public init(gradient: Gradient, center: UnitPoint) {
        self.gradient = gradient
    }

    /// Colours once around the middle. The centre is not used.
    public init(colors: [Color], center: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, .angular))) }
}

extension AngularGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
