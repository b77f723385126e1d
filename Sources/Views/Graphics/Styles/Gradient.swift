/// Colours that go over into each other. A gradient here has three at most: the first, one in the middle, the last.
public struct Gradient: Equatable, Sendable {
    /// A colour, and where it stands.
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours that stand equally far from each other.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }
}

/// A gradient as it is painted.
struct GradientPaint: Equatable, Sendable {
    /// Which way it goes; the style sheet has the same names.
    enum Way: String {
        case top, bottom, leading, trailing
        case topLeading = "top-leading"
        case topTrailing = "top-trailing"
        case bottomLeading = "bottom-leading"
        case bottomTrailing = "bottom-trailing"
        case radial, angular
    }

    let colors: [Color]
    let way: Way

    init(_ gradient: Gradient, _ way: Way) {
        let sorted = gradient.stops.sorted { $0.location < $1.location }.map(\.color)
        colors = sorted.count > 3 ? [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]] : sorted
        self.way = way
    }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let way: GradientPaint.Way

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        way = UnitPoint.way(from: startPoint, to: endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var paint: Paint { Paint(.gradient(GradientPaint(gradient, way))) }
}

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

/// The gentle gradient of a colour.
public struct AnyGradient: ShapeStyle {
    let color: Color

    public var paint: Paint {
        let colors = [color.mixed(withWhite: 0.18), color]
        return Paint(.gradient(GradientPaint(Gradient(colors: colors), .bottom)))
    }
}

extension Color {
    /// The colour as a gentle gradient.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension LinearGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
