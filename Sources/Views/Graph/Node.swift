package import DOM
internal import Observation

/// A place in the tree of a page's views.
///
/// It stays while views come and go in it, and keeps what belongs to the place: state, elements, what the view
/// there has read.
@MainActor
package class Node {
    package unowned let graph: ViewGraph
    /// How many nodes are around it: what is outside is brought up to date first.
    let depth: Int
    private(set) var isMounted = true
    var isDirty = false
    private var readings: [Reading] = []

    init(at place: Place) {
        graph = place.graph
        depth = place.depth
    }

    /// The view that has to be named when something is wrong here.
    var viewType: Any.Type { Self.self }

    /// Brings the place up to date, with the view that it has.
    package func evaluate() {
        isDirty = false
    }

    /// Adds the elements of this place, in their order.
    package func collect(into elements: inout [Element]) {}

    /// The place goes: frees what it kept.
    package func unmount() {
        isMounted = false
        for reading in readings { reading.forget(self) }
        readings = []
    }
}

extension Node {
    /// The elements of this place.
    package final var elements: [Element] {
        var elements: [Element] = []
        collect(into: &elements)
        return elements
    }

    /// Takes note that something which was read here has changed.
    package final func invalidate() {
        guard isMounted, !isDirty else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Runs a piece of evaluation; what it reads makes the place dirty when it changes.
    final func track<Result>(_ body: () -> Result) -> Result {
        let before = readings
        readings = []
        let outer = Evaluation.reader
        Evaluation.reader = self
        let result = withObservationTracking(body) { [weak self] in Evaluation.changed(self) }
        Evaluation.reader = outer
        for reading in before where !readings.contains(where: { $0 === reading }) { reading.forget(self) }
        return result
    }

    /// Takes note of what is read: from now on, so that what changes later in the same evaluation counts.
    final func reads(_ reading: Reading) {
        if let last = readings.last, last === reading { return }
        guard !readings.contains(where: { $0 === reading }) else { return }
        readings.append(reading)
        reading.remember(self)
    }
}

/// The place of a view of a certain type.
@MainActor
package class ViewNode<Content: View>: Node {
    package override init(at place: Place) {
        super.init(at: place)
    }

    override var viewType: Any.Type { Content.self }

    /// The surroundings have been evaluated and want this view here now.
    package func update(_ view: Content) {}
}
