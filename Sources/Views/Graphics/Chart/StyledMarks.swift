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
