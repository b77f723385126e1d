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
        decorated(by: StyleDecoration("symbols-palette", secondary.paint.level("--color-second")))
            .needs(.drawing)
            .decorated(by: InkDecoration(paint: primary.paint))
    }

    /// Paints text, and that which is secondary and tertiary inside.
    public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        decorated(by: StyleDecoration("", tertiary.paint.level("--color-third")))
            .foregroundStyle(primary, secondary)
    }

    /// Puts a colour, a gradient or a material behind the view.
    ///
    /// It fills what `padding` before it leaves free, and not what `padding` after it does.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        decorated(by: BackdropDecoration(paint: style.paint, shape: nil))
    }

    /// Puts a colour, a gradient or a material behind the view, in a shape.
    @ViewBuilder
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        if let corners = shape.corners {
            decorated(by: BackdropDecoration(paint: style.paint, shape: corners))
        } else {
            background { shape.fill(style, style: fillStyle) }
        }
    }

    /// Gives links, buttons and other controls inside another colour than the page's.
    public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
        tint(style.paint.color)
    }

    /// Puts a line around the view, of some pixels.
    public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
        decorated(
            by: StyleDecoration(
                "border",
                [.init("--edge-width", max(width, 0).length), .init("--color-edge", style.paint.edge)],
                reach: .side(.edge)))
    }

    /// Cuts the view off at the edge of a shape.
    @ViewBuilder
    public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        if let corners = shape.corners {
            decorated(by: corners).decorated(by: "clipped", reach: .side(.clip))
        } else {
            ClippedView(content: self, shape: shape, isEvenOdd: style.isEOFilled)
        }
    }

    /// Cuts off what stands out of the view.
    public func clipped(antialiased: Bool = false) -> some View {
        decorated(by: "clipped", reach: .side(.clip))
    }

    /// Lets the view throw a shadow.
    ///
    /// - Parameters:
    ///   - color: its colour; a black that much can be seen through, unless told otherwise.
    ///   - radius: how far it is blurred, in pixels.
    ///   - x: how far it is to the trailing side of the view, in pixels.
    ///   - y: how far it is below the view, in pixels.
    public func shadow(
        color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        decorated(
            by: "shadow", "--cast", "\(x.length) \(y.length) \((max(radius, 0) * 2).length) \(color.css)",
            reach: .side(.shadow))
    }
}

/// Paints text.
private struct InkDecoration: Decoration, Equatable {
    let paint: Paint

    func decorate(_ element: Element) {
        if case .gradient(let gradient) = paint.kind {
            element.setGradient("ink", "--ink", gradient)
        } else {
            element.setColor(paint.color)
        }
    }

    func clear(_ element: Element) {
        if case .gradient = paint.kind {
            element.setGradient("ink", "--ink", nil)
        } else {
            element.setColor(nil)
        }
    }
}

private struct BackdropDecoration: Decoration, Equatable {
    let paint: Paint
    let shape: StyleDecoration?

    var reach: DecorationReach { .side(.background) }

    func decorate(_ element: Element) {
        switch paint.kind {
        case .inherited: element.setBackground(.primary)
        case .color(let color): element.setBackground(color)
        case .gradient(let gradient): element.setGradient("gradient", "--gradient", gradient)
        case .material(let material): element.setClass("material", material.rawValue)
        }
        shape?.decorate(element)
    }

    func clear(_ element: Element) {
        switch paint.kind {
        case .inherited, .color: element.setBackground(nil)
        case .gradient: element.setGradient("gradient", "--gradient", nil)
        case .material: element.setClass("material", nil)
        }
        shape?.clear(element)
    }
}

extension Paint {
    /// The colour of a line around a view.
    fileprivate var edge: String {
        switch color {
        case nil: "currentcolor"
        case .some(.secondary), .some(.tertiary): "var(--line)"
        case .some(let color): color.css
        }
    }

    /// The exact value that says what a level is inside: the secondary colour, or the tertiary one.
    fileprivate func level(_ property: StaticString) -> [StyleDecoration.Value] {
        color.map { [.init(property, $0.css)] } ?? []
    }
}

extension Element {
    /// Paints the element with a gradient, its text with the class `ink`. An element can have both.
    fileprivate func setGradient(_ className: String, _ property: StaticString, _ gradient: GradientPaint?) {
        setClass(gradient != nil, className)
        setStyle(property, gradient?.css)
    }
}
