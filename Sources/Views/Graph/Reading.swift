/// Something that places read, and that makes them dirty when it changes.
@MainActor
@usableFromInline
package class Reading {
    // Nearly everything is read at one place, and most of the rest at a few.
    @exclusivity(unchecked) private unowned(unsafe) var first: Node?
    @exclusivity(unchecked) private var others: [Node] = []
    /// The rest, where there are so many that looking through them takes longer than hashing.
    @exclusivity(unchecked) private var many: [ObjectIdentifier: Node] = [:]

    /// How many others are looked through.
    private static var limit: Int { 8 }

    /// Takes note that it is being read, if it is read by something that is being evaluated.
    @usableFromInline
    final func noteRead() {
        Evaluation.reader?.reads(self)
    }

    /// Makes everyone dirty who has read it.
    final func noteChange() {
        guard let first else { return }
        first.invalidate()
        for node in others { node.invalidate() }
        if many.isEmpty { return }
        for node in many.values { node.invalidate() }
    }

    /// Nodes say once that they read it.
    final func remember(_ node: Node) {
        if first == nil {
            first = node
        } else if others.count < Self.limit {
            others.append(node)
        } else {
            many[ObjectIdentifier(node)] = node
        }
    }

    /// Nodes say when they go.
    final func forget(_ node: Node) {
        if first === node {
            first = others.popLast() ?? many.popFirst()?.value
        } else if let index = others.firstIndex(where: { $0 === node }) {
            others.remove(at: index)
        } else {
            many[ObjectIdentifier(node)] = nil
        }
    }
}
