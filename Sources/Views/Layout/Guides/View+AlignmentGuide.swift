internal import DOM

extension View {
    /// Says where a guide of the view is, from its leading edge: a stack that aligns its views by this guide, or one further
    /// out, puts the view so that it stands there.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("Today")
    ///     Text("14 steps").alignmentGuide(.leading) { $0[.leading] - 20 }
    /// }
    /// ```
    ///
    /// A share of the view's size with a length added is said to the browser once, for all sizes. For anything else the
    /// view is measured.
    ///
    /// - Parameters:
    ///   - guide: the guide.
    ///   - computeValue: finds its place, given how large the view is and where its guides are.
    @_disfavoredOverload
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        guided(guide, computeValue)
    }

    /// Says where a guide of the view is, from its top.
    ///
    /// ```swift
    /// Image(systemName: "bell")
    ///     .overlay(alignment: .topTrailing) {
    ///         Text("3")
    ///             .alignmentGuide(.top) { $0.height / 2 }
    ///             .alignmentGuide(.trailing) { $0.width / 2 }
    ///     }
    /// ```
    @_disfavoredOverload
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        guided(guide, computeValue)
    }

    package func guided<Kind: Geometry>(
        _ guide: HorizontalAlignment, _ position: @escaping (GeometricDimensions<Kind>) -> Kind.Length
    ) -> some View {
        GuidedView(content: self, guide: guide.guide, position: position)
    }

    package func guided<Kind: Geometry>(
        _ guide: VerticalAlignment, _ position: @escaping (GeometricDimensions<Kind>) -> Kind.Length
    ) -> some View {
        GuidedView(content: self, guide: guide.guide, position: position)
    }
}

/// The guides that a view says itself, those of its outermost modifier last.
struct Guides {
    struct Guide {
        let name: GuideName
        let position: (Size) -> Double
    }

    private(set) var list: [Guide] = []

    /// Where a guide is, if the view says so.
    func position(_ name: GuideName, in size: Size) -> Double? {
        list.last { $0.name == name }?.position(size)
    }

    fileprivate mutating func add(_ guide: Guide) {
        list.removeAll { $0.name == guide.name }
        list.append(guide)
    }
}

/// A view with guides of its own.
private struct GuidedView<Content: View>: View {
    var content: Content
    var guides = Guides()
    /// Whether another one around it says these guides, too.
    var isInner = false
}

private protocol GuidedContent {
    var guides: Guides { get }
    var isInner: Bool { get set }
}

extension GuidedView: GuidedContent {
    init<Kind: Geometry>(
        content: Content, guide: GuideName,
        position: @escaping (GeometricDimensions<Kind>) -> Kind.Length
    ) {
        self.content = content
        if var inner = content as? any GuidedContent {
            guides = inner.guides
            inner.isInner = true
            if let inner = inner as? Content { self.content = inner }
        }
        let known = guides
        guides.add(
            Guides.Guide(name: guide) { Double(position(GeometricDimensions<Kind>($0, guides: known))) })
    }
}

/// The guides of a view that stands in an own layout.
enum GuidesValue: LayoutValueKey {
    static var defaultValue: Guides { Guides() }
}

extension GuidedView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { GuidedNode(self, at: place) }
}

private final class GuidedNode<Content: View>: WrappingNode<GuidedView<Content>, Content> {
    private var view: GuidedView<Content>
    private let container: Container
    private let values: LayoutValues?
    private let owner: any Any.Type
    private var element: Element?
    private var measured: Measured?

    init(_ view: GuidedView<Content>, at place: Place) {
        self.view = view
        container = place.container
        values = place[LayoutValuesKey.self]
        owner = place.owner
        super.init(view.content, at: place)
    }

    override func update(_ view: GuidedView<Content>) {
        self.view = view
        child.update(view.content)
        evaluate()
        if values != nil { container.setNeedsArranging() }
    }

    override func evaluate() {
        super.evaluate()
        guard !view.isInner, let element else { return }
        track { show(on: element) }
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        guard !view.isInner else { return }
        for element in elements[start...] {
            values?.set(view.guides, under: ObjectIdentifier(GuidesValue.self), for: element)
        }
        follow(elements[start...].first)
    }

    override func unmount() {
        super.unmount()
        measured?.leave()
    }
}

extension GuidedNode {
    /// Another element shows the view.
    private func follow(_ element: Element?) {
        guard element !== self.element else { return }
        self.element?.showGuides([])
        measured?.leave()
        measured = nil
        self.element = element
        guard element != nil, view.guides.list.contains(where: { $0.name.isAligning }) else { return }
        graph.page.needGuides()
        if let container = container as? OverlayContainer {
            container.element["data-over"] = container.isBehind ? "-1" : "0"
        }
        evaluate()
    }

    private func show(on element: Element) {
        element.showGuides(
            view.guides.list.filter { $0.name.isAligning }.map { ($0.name, line($0, of: element)) })
    }

    /// A guide that is no share of the view's size is found for the size that the view has.
    private func line(_ guide: Guides.Guide, of element: Element) -> GuideLine {
        let line = GuideLine(guide.position)
        guard !line.isExact else { return line }
        let measured = measured ?? graph.measures.follow(element, for: owner)
        self.measured = measured
        return GuideLine(at: guide.position(measured.size ?? graph.measures.guess(element)))
    }
}

extension Element {
    fileprivate func showGuides(_ lines: [(name: GuideName, line: GuideLine)]) {
        setClass(!lines.isEmpty, "guided")
        self["data-guides"] =
            lines.isEmpty ? nil : lines.map { "\($0.name.word) \($0.line.text)" }.joined(separator: ";")
        for guide in BuiltInGuide.allCases {
            guard let property = guide.property else { continue }
            let line = lines.first { $0.name == .builtIn(guide) }?.line
            setStyle(property, line?.shift(from: guide.share, isVertical: guide.isVertical))
        }
    }

    /// Has the browser align what is inside by guides of one's own.
    func setAlignment(_ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?) {
        guard
            horizontal?.guide.isOwn == true || vertical?.guide.isOwn == true || self["data-aligned"] != nil
        else { return }
        var parts: [String] = []
        if let horizontal, horizontal.guide.isOwn {
            let line = GuideLine { horizontal.defaultPosition(in: $0) }
            parts.append("x \(horizontal.guide.word) \(line.text)")
        }
        if let vertical, vertical.guide.isOwn {
            let line = GuideLine { vertical.defaultPosition(in: $0) }
            parts.append("y \(vertical.guide.word) \(line.text)")
        }
        self["data-aligned"] = parts.isEmpty ? nil : parts.joined(separator: ";")
    }
}

extension BuiltInGuide {
    /// What the style sheet reads of a view that says where this guide is: how far the view has to be moved.
    fileprivate var property: StaticString? {
        switch self {
        case .leading: "--guide-leading"
        case .middle: "--guide-middle"
        case .trailing: "--guide-trailing"
        case .top: "--guide-top"
        case .center: "--guide-center"
        case .bottom: "--guide-bottom"
        case .baseline: "--guide-baseline"
        case .lastBaseline: "--guide-last-baseline"
        case .rowStart, .rowEnd: nil
        }
    }
}
