internal import DOM

/// The elements of a canvas, which stay while what they show changes.
@MainActor
final class CanvasSheet {
    private let element: Element
    private let place: Place
    private var looks: [ObjectIdentifier: StyleDecoration] = [:]
    private var views: [ObjectIdentifier: CanvasView] = [:]

    init(_ element: Element, at place: Place) {
        self.element = element
        self.place = place
    }
}

extension CanvasSheet {
    /// Brings the elements up to date.
    func show(_ items: [CanvasItem]) {
        show(items, in: element)
    }

    func unmount() {
        for view in views.values { view.unmount() }
        views = [:]
    }

    private func show(_ items: [CanvasItem], in parent: Element) {
        let present = parent.children
        var children: [Element] = []
        children.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            let old = index < present.count ? present[index] : nil
            let isSame = old.map { "\($0.tag)" == item.kind.rawValue } ?? false
            if let old, !isSame { forget(old) }
            let child = (isSame ? old : nil) ?? Element(item.kind.tag)
            show(item, in: child)
            children.append(child)
        }
        for old in present.dropFirst(items.count) { forget(old) }
        parent.arrange(children)
    }

    private func show(_ item: CanvasItem, in element: Element) {
        for attribute in CanvasAttribute.allCases { element[attribute.name] = item.attributes[attribute] }
        element.setColor(item.color)
        let id = ObjectIdentifier(element)
        let look = looks[id] ?? StyleDecoration("")
        if look != item.look {
            item.look.replace(look, on: element)
            looks[id] = item.look
        }
        guard let view = item.view?() else { return show(item.children, in: element) }
        let shown = views[id] ?? CanvasView(view, in: element, at: place)
        views[id] = shown
        shown.show(view, at: item.anchor)
    }

    private func forget(_ element: Element) {
        looks[ObjectIdentifier(element)] = nil
        views.removeValue(forKey: ObjectIdentifier(element))?.unmount()
        for child in element.children { forget(child) }
    }
}

/// A view that is drawn on a canvas.
@MainActor
private final class CanvasView {
    private let spot: Element
    private let node: ViewNode<AnyView>
    private let container: Container
    private var look = StyleDecoration("")

    init(_ view: AnyView, in element: Element, at place: Place) {
        spot = Element("div", class: "spot")
        container = Container(spot)
        container.graph = place.graph
        var inside = place.deeper
        inside.container = container
        node = inside.makeNode(view)
        container.content = node
        container.arrange()
        element.arrange([spot])
    }

    func show(_ view: AnyView, at anchor: UnitPoint?) {
        let new =
            anchor.map {
                StyleDecoration(
                    "at", [.init("--spot", "\((-$0.x * 100).digits)% \((-$0.y * 100).digits)%")])
            } ?? StyleDecoration("")
        if new != look { new.replace(look, on: spot) }
        look = new
        node.update(view)
    }

    func unmount() {
        container.content = nil
        node.unmount()
    }
}

extension CanvasItem.Kind {
    var tag: StaticString {
        switch self {
        case .group: "g"
        case .path: "path"
        case .clipPath: "clipPath"
        case .linearGradient: "linearGradient"
        case .radialGradient: "radialGradient"
        case .stop: "stop"
        case .view: "foreignObject"
        }
    }
}
