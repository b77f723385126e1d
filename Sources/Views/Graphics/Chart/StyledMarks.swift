internal import DOM

extension ChartContent {
    /// Tells series apart by colour: marks of the same value belong together.
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(series: value.dimension))
    }

    /// Gives marks a colour.
    public func foregroundStyle(_ color: Color) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(color: color))
    }

    /// Gives marks a gradient, or another style: of an area or a line from one end of it to the other.
    ///
    /// ```swift
    /// AreaMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
    ///     .foregroundStyle(
    ///         .linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
    /// ```
    ///
    /// Of a gradient that goes around a point only the first colour is used.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
        let paint = style.paint
        return StyledMarks(content: self, style: MarkStyle(color: paint.color, gradient: paint.gradient))
    }

    /// Has gradients go over the whole chart, so that a colour always stands for the same value.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(isOverPlot: aligns))
    }

    /// Rounds the corners of bars, rectangles and sectors: so many pixels.
    public func cornerRadius(_ radius: Double) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(cornerRadius: min(max(radius, 0), 1000)))
    }

    /// Puts bars of the same place beside each other, not on top of each other.
    public func position<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(position: value.dimension))
    }

    /// Says how a line, or the edge of an area, goes from value to value.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(interpolation: method))
    }

    /// Gives lines another width in pixels.
    public func lineWidth(_ width: Double) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(lineWidth: width))
    }

    /// Gives lines another width and gaps.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(lineWidth: style.lineWidth, dash: style.dash))
    }

    /// Lets through what is behind the marks: 0 is nothing to be seen, 1 nothing to be seen behind.
    public func opacity(_ opacity: Double) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(opacity: min(max(opacity, 0), 1)))
    }

    /// Shows a symbol at each value, of a line or an area as well.
    public func symbol(_ symbol: ChartSymbolShape) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(symbol: symbol))
    }

    /// Makes symbols larger or smaller: so many square pixels, 50 unless set.
    public func symbolSize(_ area: Double) -> some ChartContent {
        StyledMarks(content: self, style: MarkStyle(symbolSize: min(max(area, 0), 1e6)))
    }

    /// Writes words beside each mark: of a bar, a point, a rule or a rectangle.
    public func annotation(
        position: AnnotationPosition = .top, content: () -> Text
    ) -> some ChartContent {
        let annotation = ChartAnnotation(text: content().shownString, position: position)
        return StyledMarks(content: self, style: MarkStyle(annotation: annotation))
    }
}

/// Marks that look different; what is said inside counts first.
struct StyledMarks<Content: ChartContent>: ChartContent {
    let content: Content
    let style: MarkStyle
}

extension StyledMarks: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { StyledMarksNode(self, at: place) }
}

private final class StyledMarksNode<Content: ChartContent>: WrappingNode<StyledMarks<Content>, Content> {
    private var style: MarkStyle
    private let container: Container

    init(_ view: StyledMarks<Content>, at place: Place) {
        style = view.style
        container = place.container
        super.init(view.content, at: place)
    }

    override func update(_ view: StyledMarks<Content>) {
        child.update(view.content)
        guard view.style != style else { return }
        style = view.style
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        super.collect(into: &elements)
        for case let mark as MarkElement in elements[start...] { mark.style.merge(style) }
    }
}
