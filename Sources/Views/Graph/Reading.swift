/// Something that places read, and that makes them dirty when it changes.
@MainActor
@usableFromInline
package class Reading {
    // Nearly everything is read at one place.
    @exclusivity(unchecked) private unowned(unsafe) var first: Node?
    @exclusivity(unchecked) private var others: [ObjectIdentifier: Node] = [:]

    /// Takes note that it is being read, if it is read by something that is being evaluated.
    @usableFromInline
    final func noteRead() {
        Evaluation.reader?.reads(self)
    }

    /// Makes everyone dirty who has read it.
    final func noteChange() {
        guard let first else { return }
        first.invalidate()
        if others.isEmpty { return }
        for node in others.values { node.invalidate() }
    }

    final func remember(_ node: Node) {
        if first == nil { first = node } else if first !== node { others[ObjectIdentifier(node)] = node }
    }

    /// Nodes say when they go.
    final func forget(_ node: Node) {
        if first === node {
            first = others.popFirst()?.value
        } else {
            others[ObjectIdentifier(node)] = nil
        }
    }
}
