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

/// A mark: one value of a chart.
@MainActor @preconcurrency
protocol MarkView: ChartContent, PrimitiveView {
    var mark: ChartMark { get }
}

extension MarkView {
    package func makeNode(at place: Place) -> ViewNode<Self> { MarkNode(self, at: place) }
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

private final class MarkNode<Mark: MarkView>: ViewNode<Mark> {
    private let element: MarkElement
    private let container: Container

    init(_ view: Mark, at place: Place) {
        element = MarkElement(.one(view.mark))
        container = place.container
        super.init(at: place)
    }

    override func update(_ view: Mark) {
        guard element.marks != .one(view.mark) else { return }
        element.marks = .one(view.mark)
        container.setNeedsArranging()
    }

    override func collect(into elements: inout [Element]) {
        element.style = MarkStyle()
        elements.append(element)
    }
}
