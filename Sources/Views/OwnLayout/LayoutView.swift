internal import DOM

/// Views in an arrangement of one's own.
struct LayoutView<Arrangement: GeometricLayout, Content: View>: View {
    let layout: Arrangement
    let content: Content
}

extension LayoutView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { LayoutNode(self, at: place) }
}

/// The element around them: its children are what is placed.
private final class LayoutContainer: Container {
    let values = LayoutValues()
    var onArrange: (([Element]) -> Void)?

    override func prepare() { values.removeAll() }

    override func arrange(_ elements: [Element]) {
        super.arrange(elements)
        onArrange?(elements)
    }
}

private final class LayoutNode<Arrangement: GeometricLayout, Content: View>: ViewNode<
    LayoutView<Arrangement, Content>
>
{
    private var view: LayoutView<Arrangement, Content>
    private let container: LayoutContainer
    private let child: ViewNode<Content>
    private let owner: any Any.Type
    private var measured: Measured?
    private var items: [LayoutItem] = []
    private var flow: LayoutFlow?
    /// What the layout keeps from one time to the next.
    private var cache: Arrangement.Cache?

    init(_ view: LayoutView<Arrangement, Content>, at place: Place) {
        self.view = view
        owner = place.owner
        container = LayoutContainer(Element(place.groupTag))
        container.graph = place.graph
        var inside = place.deeper
        inside.container = container
        inside[LayoutValuesKey.self] = container.values
        child = inside.makeNode(view.content)
        super.init(at: place)
        container.content = child
        container.onArrange = { [weak self] in self?.follow($0) }
        container.arrange()
        evaluate()
    }

    override func update(_ view: LayoutView<Arrangement, Content>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        setFlow(view.layout.flow)
        guard flow == nil else { return }
        track { place() }
    }

    override func collect(into elements: inout [Element]) {
        elements.append(container.element)
    }

    override func unmount() {
        super.unmount()
        container.content = nil
        child.unmount()
        follow([])
        measured?.leave()
    }
}

extension LayoutNode {
    private func setFlow(_ flow: LayoutFlow?) {
        let element = container.element
        if let flow {
            element.setClass(false, "layout")
            element.show(flow, insteadOf: self.flow)
            if measured != nil { follow([]) }
            measured?.leave()
            measured = nil
            element.setStyle("--layout-width", nil)
            element.setStyle("--layout-height", nil)
        } else if measured == nil {
            graph.page.need(.measures)
            element.show(nil, insteadOf: self.flow)
            element.setClass(true, "layout")
            measured = graph.measures.follow(element, .content, for: owner)
        }
        self.flow = flow
        if flow == nil, items.isEmpty { follow(element.children) }
    }

    /// Other views stand in it.
    private func follow(_ elements: [Element]) {
        guard view.layout.flow == nil || elements.isEmpty else { return }
        guard items.map({ ObjectIdentifier($0.element) }) != elements.map({ ObjectIdentifier($0) }) else {
            return
        }
        var known: [ObjectIdentifier: LayoutItem] = [:]
        for item in items { known[ObjectIdentifier(item.element)] = item }
        items = elements.map {
            known.removeValue(forKey: ObjectIdentifier($0)) ?? LayoutItem($0, of: graph, for: owner)
        }
        for item in known.values { item.leave() }
        invalidate()
    }

    /// What the layout has kept, brought up to date: whatever it is asked anew for may have changed its views.
    private func takeCache(
        of layout: Arrangement, _ subviews: GeometricLayoutSubviews<Arrangement.Kind>
    ) -> Arrangement.Cache {
        guard var cache else { return layout.makeCache(subviews: subviews) }
        layout.updateCache(&cache, subviews: subviews)
        return cache
    }

    /// Asks the layout, once everything has been measured.
    private func place() {
        guard let width = measured?.size?.width else { return }
        let areMeasured = items.map { $0.measure() }
        guard !areMeasured.contains(false) else { return }
        let layout = view.layout
        let subviews = GeometricLayoutSubviews(
            items.map { GeometricLayoutSubview<Arrangement.Kind>(item: $0, values: container.values) }[...])
        var cache = takeCache(of: layout, subviews)
        defer { self.cache = cache }
        let proposal = GeometricProposal<Arrangement.Kind>(width: Arrangement.Kind.Length(width), height: nil)
        let size = Arrangement.Kind.plain(
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        ).bounded(width: width)
        let bounds = Rect(origin: .zero, size: size)
        layout.placeSubviews(
            in: Arrangement.Kind.value(bounds),
            proposal: GeometricProposal(Arrangement.Kind.value(size)), subviews: subviews, cache: &cache)
        for item in items { item.show(in: size) }
        container.element.setStyle("--layout-width", size.width.length)
        container.element.setStyle("--layout-height", size.height.length)
    }
}

extension Size {
    /// A size that a page can have: what a layout says may be nothing, or without an end.
    fileprivate func bounded(width most: Double) -> Size {
        Size(
            width: width.isFinite ? min(max(width, 0), MeasuresReport.largestSize) : most,
            height: height.isFinite ? min(max(height, 0), MeasuresReport.largestSize) : 0)
    }
}

extension Element {
    fileprivate func show(_ flow: LayoutFlow?, insteadOf former: LayoutFlow?) {
        guard flow != former else { return }
        if let former { setClass(false, former.tag) }
        if let flow { setClass(true, flow.tag) }
        for family in ["align", "justify"] { setClass(family, flow?.classes[family]) }
        setLength("gap", "--gap", flow?.spacing)
        setLength("row-gap", "--row-gap", flow?.rowSpacing)
    }
}
