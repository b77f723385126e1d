internal import DOM

/// Values as bars, lines, areas and dots.
///
/// ```swift
/// Chart(model.visits) { visit in
///     BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
///         .foregroundStyle(by: .value("Country", visit.country))
/// }
///
/// Chart {
///     ForEach(samples) { sample in
///         LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
///     }
///     RuleMark(y: .value("Limit", 80)).foregroundStyle(.red)
/// }
/// .chartYScale(domain: 0...100)
/// ```
///
/// It is drawn by the browser from a few elements; when a value changes, only what depends on it is sent. Screen
/// readers find the values as a table.
public struct Chart<Content: View>: View {
    let content: Content

    /// A chart of these marks.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A chart of marks for each element.
    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
        self.content = ForEach(data, content: content)
    }

    /// A chart of marks for each element, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ForEach<Data, ID, Mark> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ChartNode(self, at: place) }
}

private final class ChartNode<Content: View>: ViewNode<Chart<Content>> {
    private let figure: ChartFigure
    private let scope: EnvironmentScope
    private let child: ViewNode<Content>

    init(_ view: Chart<Content>, at place: Place) {
        place.graph.page.need(.charts)
        figure = ChartFigure(graph: place.graph)
        scope = place.scope
        var inside = place.deeper
        inside.container = figure
        child = inside.makeNode(view.content)
        super.init(at: place)
        evaluate()
        figure.content = child
        figure.arrange()
    }

    override func update(_ view: Chart<Content>) {
        evaluate()
        child.update(view.content)
    }

    override func evaluate() {
        super.evaluate()
        let (options, selections, chosen, isEnabled) = track {
            let environment = scope.readable
            let selections = environment.chartSelections
            let chosen = selections.map { $0.values() }
            return (environment.chartOptions, selections, chosen, environment.isEnabled)
        }
        figure.options = options
        figure.selections = selections
        figure.chosen = chosen
        figure.isEnabled = isEnabled
    }

    override func collect(into elements: inout [Element]) {
        elements.append(figure.element)
    }

    override func unmount() {
        super.unmount()
        figure.content = nil
        child.unmount()
    }
}
