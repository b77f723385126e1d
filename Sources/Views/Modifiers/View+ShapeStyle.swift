internal import DOM

extension View {
    /// Paints text, and shapes that have no style of their own.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        decorated(by: InkDecoration(paint: style.paint))
    }

    /// Paints text, and that which is secondary inside.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        decorated(by: LevelDecoration("second", secondary.paint.color))
            .decorated(by: InkDecoration(paint: primary.paint))
    }

    /// Paints text, and that which is secondary and tertiary inside.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        decorated(by: LevelDecoration("third", tertiary.paint.color))
            .foregroundStyle(primary, secondary)
    }

    /// Puts a colour, a gradient or a material behind the view.
    ///
    /// It also fills what `padding` leaves free, whichever of the two is written first.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        decorated(by: BackdropDecoration(paint: style.paint, shape: nil))
    }

    /// Puts a colour, a gradient or a material behind the view, in a shape.
    public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View
    {
        decorated(by: BackdropDecoration(paint: style.paint, shape: shape.corners))
    }

    /// Gives links, buttons and other controls inside another colour than the page's.
    public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
        tint(style.paint.color)
    }

    /// Puts a line around the view, in steps of a pixel, four at most.
    public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
        decorated(by: BorderDecoration(color: style.paint.color, width: min(max(Int(width.rounded()), 1), 4)))
    }

    /// Cuts the view off at the edge of a shape.
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        decorated(by: "clipped \(shape.corners)")
    }

    /// Cuts off what stands out of the view.
    public func clipped() -> some View {
        decorated(by: "clipped")
    }

    /// Lets the view throw a shadow: a small one, or from a radius of 6 pixels on a large one.
    public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View {
        decorated(by: radius <= 0 ? "" : radius < 6 ? "shadow-small" : "shadow-large")
    }
}

/// Paints text.
private struct InkDecoration: Decoration, Equatable {
    let paint: Paint

    func decorate(_ element: Element) {
        if case .gradient(let gradient) = paint.kind {
            element.setGradient("ink", gradient, in: .color)
        } else {
            element.setColor(paint.color)
        }
    }

    func clear(_ element: Element) {
        if case .gradient = paint.kind {
            element.setGradient("ink", nil, in: .color)
        } else {
            element.setColor(nil)
        }
    }
}

/// Says what the secondary colour is inside, or the tertiary one.
private struct LevelDecoration: Decoration, Equatable {
    let family: String
    let color: Color?

    init(_ family: String, _ color: Color?) {
        self.family = family
        self.color = color
    }

    func decorate(_ element: Element) { set(color, on: element) }

    func clear(_ element: Element) { set(nil, on: element) }

    private func set(_ color: Color?, on element: Element) {
        element.setClass(family, color?.className)
        element[family == "second" ? "data-color-second" : "data-color-third"] = color?.hex
    }
}

private struct BackdropDecoration: Decoration, Equatable {
    let paint: Paint
    let shape: String?

    func decorate(_ element: Element) {
        switch paint.kind {
        case .inherited: element.setBackground(.primary)
        case .color(let color): element.setBackground(color)
        case .gradient(let gradient): element.setGradient("gradient", gradient, in: .background)
        case .material(let material): element.setClass("material", material.rawValue)
        }
        if let shape { element.addClass(shape) }
    }

    func clear(_ element: Element) {
        switch paint.kind {
        case .inherited, .color: element.setBackground(nil)
        case .gradient: element.setGradient("gradient", nil, in: .background)
        case .material: element.setClass("material", nil)
        }
        if let shape { element.removeClass(shape) }
    }
}

private struct BorderDecoration: Decoration, Equatable {
    let color: Color?
    let width: Int

    private static let names = ["primary", "secondary", "tertiary", "accent"]

    func decorate(_ element: Element) {
        element.setClass("border", "\(width)")
        // The style sheet knows those that are not the same on a dark page.
        let name = color?.className.flatMap { Self.names.contains($0) ? $0 : nil }
        element.setClass("edge", name)
        element["data-color-edge"] = name == nil ? color?.digits : nil
    }

    func clear(_ element: Element) {
        element.setClass("border", nil)
        element.setClass("edge", nil)
        element["data-color-edge"] = nil
    }
}

extension Element {
    /// Paints the element with a gradient, its text with the family `ink`. An element can have both.
    fileprivate func setGradient(
        _ family: String, _ gradient: GradientPaint?, in attributes: GradientAttributes
    ) {
        let colors = gradient?.colors.map(\.digits) ?? []
        setClass(family, gradient?.way.rawValue)
        self[attributes.from] = colors.first
        self[attributes.via] = colors.count > 2 ? colors[1] : nil
        self[attributes.to] = colors.last
    }
}

/// The attribute in which the script finds the colours of a gradient.
private struct GradientAttributes {
    let from: StaticString
    let via: StaticString
    let to: StaticString

    static let color = Self(from: "data-color-from", via: "data-color-via", to: "data-color-to")
    static let background = Self(
        from: "data-background-from", via: "data-background-via", to: "data-background-to")
}
