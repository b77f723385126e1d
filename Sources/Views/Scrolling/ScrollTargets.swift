internal import DOM

/// The views inside of another one that can be scrolled to, by what identifies them.
@MainActor
final class ScrollTargets {
    private struct Source {
        weak var node: (any Node & ScrollTargetNode)?
    }

    private var sources: [Source] = []
    /// At how many those are left out that have gone.
    private var sweepCount = 64
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

    /// The identity of the view to which one of these elements belongs: of those that lie in each other the innermost, which
    /// has the least number.
    func scrollIdentity(among elements: [ObjectIdentifier: Int]) -> AnyHashable?
}

extension ScrollTargets {
    func add(_ node: any Node & ScrollTargetNode) {
        if sources.count >= sweepCount {
            sources.removeAll { $0.node?.isMounted != true }
            sweepCount = max(64, 2 * sources.count)
        }
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
        var around: [ObjectIdentifier: Int] = [:]
        var next: Element? = found
        while let candidate = next, candidate !== element {
            around[ObjectIdentifier(candidate)] = around.count
            next = candidate.parent
        }
        for source in sources where source.node?.isMounted == true {
            if let id = source.node?.scrollIdentity(among: around) { return id }
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
