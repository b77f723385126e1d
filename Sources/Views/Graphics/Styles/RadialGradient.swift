/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: Double
    let endRadius: Double

    /// A gradient outwards.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point that it goes around.
    ///   - startRadius: how far from there the gradient begins, in pixels.
    ///   - endRadius: how far from there it ends, in pixels.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours that stand equally far from each other, outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Colours at their locations, outwards.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var paint: Paint {
        Paint(.gradient(GradientPaint(gradient, .radial(around: center, from: startRadius, to: endRadius))))
    }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
