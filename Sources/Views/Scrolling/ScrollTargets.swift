internal import DOM

/// The views inside of another one that can be scrolled to, by what identifies them.
@MainActor
final class ScrollTargets {
    private struct Source {
        weak var node: (any Node & ScrollTargetNode)?
    }

    private var sources: [Source] = []
    private let outer: ScrollTargets?

    init(around outer: ScrollTargets?) {
        self.outer = outer
    }
}

/// A place that knows views by what identifies them.
@MainActor
protocol ScrollTargetNode: AnyObject {
    /// The first element of the view with this identity.
    func scrollTarget(_ id: AnyHashable) -> Element?

    /// The identity of the view that this element belongs to.
    func scrollIdentity(of element: Element) -> AnyHashable?
}

extension ScrollTargets {
    func add(_ node: any Node & ScrollTargetNode) {
        if sources.count >= 64 { sources.removeAll { $0.node?.isMounted != true } }
        sources.append(Source(node: node))
        outer?.add(node)
    }

    func find(_ id: AnyHashable) -> Element? {
        for source in sources where source.node?.isMounted == true {
            if let element = source.node?.scrollTarget(id) { return element }
        }
        return nil
    }

    /// The identity of the view that an element belongs to, or one inside of it.
    func identity(of number: Int, in element: Element) -> AnyHashable? {
        guard let found = element.descendant(number) else { return nil }
        for source in sources where source.node?.isMounted == true {
            var next: Element? = found
            while let candidate = next, candidate !== element {
                if let id = source.node?.scrollIdentity(of: candidate) { return id }
                next = candidate.parent
            }
        }
        return nil
    }
}

enum ScrollTargetsKey: PlaceKey {
    typealias Value = ScrollTargets
}

extension Element {
    fileprivate func descendant(_ number: Int) -> Element? {
        if self.number == number { return self }
        for child in children {
            if let found = child.descendant(number) { return found }
        }
        return nil
    }

    /// Has the browser scroll so that the element is seen.
    func scrollIntoView(_ anchor: UnitPoint?, _ graph: ViewGraph) {
        // The script that measures scrolls, too.
        _ = graph.measures
        let place = anchor.map { " \($0.x.digits) \($0.y.digits)" } ?? ""
        self["data-scroll-to"] = "\(graph.makeIdentifier())\(place)"
    }
}
