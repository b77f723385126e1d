/// A gradient from a point outwards, in the proportions of the view.
public struct EllipticalGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: Double
    let endRadiusFraction: Double

    /// A gradient outwards.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point that it goes around.
    ///   - startRadiusFraction: how far from there the gradient begins, in parts of the view's width and height.
    ///   - endRadiusFraction: how far from there it ends.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Colours that stand equally far from each other, outwards.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at their locations, outwards.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public var paint: Paint {
        Paint(
            .gradient(
                GradientPaint(
                    gradient,
                    .elliptical(around: center, from: startRadiusFraction, to: endRadiusFraction))))
    }
}

extension EllipticalGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
