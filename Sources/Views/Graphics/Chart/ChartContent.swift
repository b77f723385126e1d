internal import DOM

/// The content of a ``Chart``: marks, and several of them by ``ForEach``, `if` and their like.
@MainActor @preconcurrency
public protocol ChartContent: View {}

extension ForEach: ChartContent where Content: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
extension ArrayContent: ChartContent where Content: ChartContent {}
extension TupleView: ChartContent where repeat each Content: ChartContent {}
extension EmptyView: ChartContent {}

/// What stands in a chart itself: a mark, or a plot of many values.
@MainActor @preconcurrency
protocol MarkedView: ChartContent, PrimitiveView {
    var marks: ChartMarks { get }
}

extension MarkedView {
    package func makeNode(at place: Place) -> ViewNode<Self> { MarkNode(self, at: place) }
}

/// A mark: one value of a chart.
@MainActor @preconcurrency
protocol MarkView: MarkedView {
    var mark: ChartMark { get }
}

extension MarkView {
    var marks: ChartMarks { .one(mark) }
}

/// Carries marks to their chart; it is never part of a page.
final class MarkElement: Element {
    var marks: ChartMarks
    var style = MarkStyle()

    init(_ marks: ChartMarks) {
        self.marks = marks
        super.init("g")
    }
}

private final class MarkNode<Marked: MarkedView>: ViewNode<Marked> {
    private let element: MarkElement
    private let container: Container

    init(_ view: Marked, at place: Place) {
        element = MarkElement(view.marks)
        container = place.container
        super.init(at: place)
    }

    override func update(_ view: Marked) {
        let marks = view.marks
        guard element.marks != marks else { return }
        element.marks = marks
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        element.style = MarkStyle()
        elements.append(element)
    }
}
