internal import DOM

/// The first element of a view that is measured with all that it is, which may be another one at times.
@MainActor
final class FirstElement {
    private let place: Place
    private(set) var source: GeometrySource?
    private weak var element: Element?

    init(at place: Place) {
        self.place = place
    }

    /// Takes note of the element. What is inside of the view has been set by then, what is around it has not: so room that is
    /// left in the element now belongs to the view.
    func note(_ element: Element?, for node: Node) {
        guard element !== self.element else { return }
        self.element = element
        source?.close()
        source = element.map { GeometrySource($0, $0.leavesRoom ? .border : .content, at: place) }
        place.graph.afterUpdate { [weak node] in node?.invalidate() }
    }

    func close() {
        source?.close()
        source = nil
    }
}

extension Element {
    fileprivate var leavesRoom: Bool {
        self["class"]?.split(separator: " ").contains { $0.hasPrefix("padding") } == true
    }
}
