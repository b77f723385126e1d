/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let way: GradientPaint.Way

    /// A gradient from one point towards another. The two say which of eight ways it goes: it always fills the whole view.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        way = UnitPoint.way(from: startPoint, to: endPoint)
    }

    /// Colours, of which the first, one in the middle and the last are used, from one point towards another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours in the order of their locations, which are not used otherwise, from one point towards another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, way))) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
