package import DOM
internal import Observation

/// A place in the tree of a page's views.
///
/// It stays while views come and go in it, and keeps what belongs to the place: state, elements, what the view
/// there has read.
@MainActor
package class Node {
    // The graph keeps its nodes, and parts from them before it goes.
    package unowned(unsafe) let graph: ViewGraph
    /// How many nodes are around it: what is outside is brought up to date first.
    nonisolated let depth: Int32

    // Each of these is read and replaced at once, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) private(set) var isMounted = true
    @exclusivity(unchecked) var isDirty = false
    /// The values that have been read here.
    @exclusivity(unchecked) private var readings: [Reading] = []
    /// How many of these, from the first on, have been read in the evaluation that is under way, or in the last one.
    @exclusivity(unchecked) private var current = 0

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
        current = 0
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
        guard isMounted else { return }
        if let transaction = Transaction.current { graph.note(transaction) }
        guard !isDirty else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Runs a piece of evaluation; what it reads makes the place dirty when it changes.
    final func track<Result>(_ body: () -> Result) -> Result {
        current = 0
        let result = trackFurther(body)
        while readings.count > current { readings.removeLast().forget(self) }
        return result
    }

    /// Runs a further piece of evaluation; what has been read here before counts as well.
    final func trackFurther<Result>(_ body: () -> Result) -> Result {
        let outer = Evaluation.reader
        Evaluation.reader = self
        let result = withObservationTracking(body) { [weak self] in Evaluation.changed(self) }
        Evaluation.reader = outer
        return result
    }

    /// Takes note of what is read: from now on, so that what changes later in the same evaluation counts.
    ///
    /// An evaluation mostly reads what the one before has read, in the same order; then nothing has to be looked for.
    final func reads(_ reading: Reading) {
        // What is read from now on would not be told that the place has gone.
        guard isMounted else { return }
        if current < readings.count, readings[current] === reading {
            current += 1
        } else if let index = index(of: reading) {
            guard index >= current else { return }
            readings.swapAt(index, current)
            current += 1
        } else {
            readings.append(reading)
            readings.swapAt(current, readings.count - 1)
            current += 1
            reading.remember(self)
        }
    }

    private final func index(of reading: Reading) -> Int? {
        for index in readings.indices where readings[index] === reading { return index }
        return nil
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
