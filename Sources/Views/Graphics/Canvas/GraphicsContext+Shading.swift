extension GeometricContext {
    /// What is painted with on a ``Canvas``.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            /// A colour; with `nil` that of text.
            case color(Color?)
            case paint(Paint)
            case gradient(CanvasItem)
        }

        let kind: Kind
        /// The same for a view.
        let style: AnyShapeStyle

        private init(_ kind: Kind, _ style: AnyShapeStyle) {
            self.kind = kind
            self.style = style
        }
    }
}

extension GeometricContext.Shading {
    /// The colour of text.
    public static var foreground: Self { Self(.color(nil), AnyShapeStyle(ForegroundStyle())) }

    /// A colour.
    public static func color(_ color: Color) -> Self { Self(.color(color), AnyShapeStyle(color)) }

    /// A colour of parts from 0 to 1.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Self {
        color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(white: Double, opacity: Double = 1) -> Self {
        color(Color(white: white, opacity: opacity))
    }

    /// A colour or a gradient, in the rectangle around what is painted.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Self {
        Self(.paint(style.paint), AnyShapeStyle(style))
    }

    /// A gradient from a point to another.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: Space.Point, endPoint: Space.Point
    ) -> Self {
        line(gradient, Space.plain(startPoint), Space.plain(endPoint))
    }

    /// A gradient from a distance around a point to another, in pixels.
    public static func radialGradient(
        _ gradient: Gradient, center: Space.Point, startRadius: Space.Length, endRadius: Space.Length
    ) -> Self {
        around(gradient, Space.plain(center), Double(startRadius), Double(endRadius))
    }

    private static func line(_ gradient: Gradient, _ start: Point, _ end: Point) -> Self {
        var item = CanvasItem(kind: .linearGradient)
        item.attributes = [
            .x1: ChartNumber.coordinate(start.x), .y1: ChartNumber.coordinate(start.y),
            .x2: ChartNumber.coordinate(end.x), .y2: ChartNumber.coordinate(end.y),
        ]
        let style = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        return Self(.gradient(item.named(gradient)), AnyShapeStyle(style))
    }

    private static func around(_ gradient: Gradient, _ center: Point, _ start: Double, _ end: Double) -> Self
    {
        var item = CanvasItem(kind: .radialGradient)
        item.attributes = [
            .cx: ChartNumber.coordinate(center.x), .cy: ChartNumber.coordinate(center.y),
            .r: ChartNumber.coordinate(max(end, 0)),
        ]
        if start > 0 { item.attributes[.fr] = ChartNumber.coordinate(start) }
        let style = RadialGradient(gradient: gradient, center: .center, startRadius: start, endRadius: end)
        return Self(.gradient(item.named(gradient)), AnyShapeStyle(style))
    }

    /// What a style comes down to in a rectangle. A gradient that goes around a point by angles is its first colour.
    init?(_ paint: Paint, in rect: Rect) {
        guard case .gradient(let paint) = paint.kind else {
            self = paint.color.map(Self.color) ?? .foreground
            return
        }
        let gradient = Gradient(stops: paint.stops)
        switch paint.way {
        case .line(let start, let end): self = .line(gradient, rect.point(start), rect.point(end))
        case .radial(let center, let start, let end):
            self = .around(gradient, rect.point(center), start, end)
        case .elliptical(let center, let start, let end):
            let side = max(rect.width, rect.height)
            self = .around(gradient, rect.point(center), start * side, end * side)
        case .angular:
            guard let color = paint.stops.first?.color else { return nil }
            self = .color(color)
        }
    }
}

extension CanvasItem {
    /// A gradient with its colours, and with a name that follows from all it is.
    fileprivate func named(_ gradient: Gradient) -> CanvasItem {
        var item = self
        item.attributes[.units] = "userSpaceOnUse"
        item.children = gradient.stops.map { place in
            var stop = CanvasItem(kind: .stop)
            stop.attributes[.offset] = ChartNumber.coordinate(place.location * 100) + "%"
            stop.attributes[.stopColor] = place.color.css
            return stop
        }
        let own = CanvasAttribute.allCases.compactMap { item.attributes[$0] }
        let stops = gradient.stops.map { "\($0.location.digits) \($0.color.css)" }
        item.attributes[.id] = "shade-" + (kind.rawValue + (own + stops).joined(separator: " ")).shortHash
        return item
    }
}
