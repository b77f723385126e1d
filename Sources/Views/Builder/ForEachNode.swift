internal import DOM

extension ForEach {
    /// Makes the node of one all of whose views are on the page.
    func makeWholeNode(at place: Place) -> ViewNode<Self> { ForEachNode(self, at: place) }
}

/// The place of a ``ForEach`` all of whose views are on the page.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    /// The key that tells rows apart: the identity, and which one it is of the elements that have the same.
    private struct Key: Hashable {
        let id: ID
        let copy: Int
    }

    private var view: ForEach<Data, ID, Content>
    private let inside: Place
    // Side by side and not as pairs: in generic code, to look at a part of a pair takes longer than to compare two
    // identities.
    private var ids: [ID] = []
    /// Which one each row is of those that have the same identity; empty if no two have.
    private var copies: [Int] = []
    private var nodes: [ViewNode<Content>] = []
    /// The element of each row as it was collected last; nil if there is a row that is not one element.
    private var collected: [Element]?
    /// The container's count of changes at which they were these.
    private var collectedAt: UInt32 = 0

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { makeRows { key, element in makeNode(element, key) } }
        place[ScrollTargetsKey.self]?.add(self)
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        let former = self.view
        self.view = view
        if isDirty || !copies.isEmpty || !view.makesTheSame(as: former) { return evaluate() }
        guard let difference = view.difference(from: former), trackFurther({ apply(difference) }) else {
            return evaluate()
        }
    }

    override func evaluate() {
        super.evaluate()
        track {
            if !updateInPlace() { rearrange() }
        }
    }

    /// Evaluates the elements that have come, those of them anew that had been there; says whether that was possible.
    private func apply(_ difference: ListDifference) -> Bool {
        let data = view.data
        let came = difference.insertions.map { data[data.index(data.startIndex, offsetBy: $0)] }
        let cameIDs = came.map(view.id)
        let goneIDs = difference.removals.map { ids[$0] }
        if difference.insertions == difference.removals, cameIDs == goneIDs {
            for (place, element) in zip(difference.insertions, came) {
                nodes[place].update(view.content(element))
            }
            return true
        }
        var gone: [ID: ViewNode<Content>] = [:]
        for place in difference.removals { gone[ids[place]] = nodes[place] }
        // An element that is there twice is told apart by which one it is.
        guard Set(cameIDs).count == came.count,
            cameIDs.allSatisfy({ gone[$0] != nil || !ids.contains($0) })
        else { return false }
        if collectedAt != inside.container.changes { collected = nil }
        for place in difference.removals.reversed() {
            ids.remove(at: place)
            nodes.remove(at: place)
            collected?.remove(at: place)
        }
        for (place, (id, element)) in zip(difference.insertions, zip(cameIDs, came)) {
            let known = gone.removeValue(forKey: id)
            known?.update(view.content(element))
            let node = known ?? makeNode(element, Key(id: id, copy: 0))
            ids.insert(id, at: place)
            nodes.insert(node, at: place)
            collectElement(of: node, at: place)
        }
        for node in gone.values { node.unmount() }
        inside.container.setNeedsArranging()
        // What else has changed in the meantime were these rows alone.
        collectedAt = inside.container.changes
        return true
    }

    private func collectElement(of node: ViewNode<Content>, at place: Int) {
        guard collected != nil else { return }
        let elements = node.elements
        if elements.count == 1 { collected?.insert(elements[0], at: place) } else { collected = nil }
    }

    /// The usual case: the same elements in the same order.
    private func updateInPlace() -> Bool {
        let (data, id, content) = (view.data, view.id, view.content)
        guard data.count == ids.count else { return false }
        var position = data.startIndex
        for known in ids {
            guard known == id(data[position]) else { return false }
            data.formIndex(after: &position)
        }
        position = data.startIndex
        for node in nodes {
            node.update(content(data[position]))
            data.formIndex(after: &position)
        }
        return true
    }

    private func rearrange() {
        let content = view.content
        var known: [Key: ViewNode<Content>] = [:]
        known.reserveCapacity(ids.count)
        for index in ids.indices {
            known[Key(id: ids[index], copy: copies.isEmpty ? 0 : copies[index])] = nodes[index]
        }
        makeRows { key, element in
            guard let node = known.removeValue(forKey: key) else { return makeNode(element, key) }
            node.update(content(element))
            return node
        }
        for node in known.values { node.unmount() }
        inside.container.setNeedsArranging()
    }

    private func makeRows(_ node: (Key, Data.Element) -> ViewNode<Content>) {
        let (data, id, count) = (view.data, view.id, view.data.count)
        var lastCopies: [ID: Int] = [:]
        lastCopies.reserveCapacity(count)
        var (ids, copies, nodes) = ([ID](), [Int](), [ViewNode<Content>]())
        ids.reserveCapacity(count)
        nodes.reserveCapacity(count)
        var position = data.startIndex
        while position != data.endIndex {
            let element = data[position]
            let own = id(element)
            let copy = lastCopies[own, default: 0]
            lastCopies[own] = copy + 1
            if copy == 1 { graph.report("ForEach over \(Data.self) has the id “\(own)” more than once.") }
            if copy > 0, copies.isEmpty { copies = Array(repeating: 0, count: ids.count) }
            if !copies.isEmpty { copies.append(copy) }
            ids.append(own)
            nodes.append(node(Key(id: own, copy: copy), element))
            data.formIndex(after: &position)
        }
        (self.ids, self.copies, self.nodes) = (ids, copies, nodes)
    }

    private func makeNode(_ element: Data.Element, _ key: Key) -> ViewNode<Content> {
        var place = inside
        place.row =
            key.copy == 0 ? place.row.appending(key.id) : place.row.appending("\(key.id)-\(key.copy + 1)")
        return place.makeNode(view.content(element))
    }

    override func collect(into elements: inout [Element]) {
        if inside.container.wantsTags {
            collectWithTags(into: &elements)
        } else if let collected, collectedAt == inside.container.changes {
            if elements.isEmpty { elements = collected } else { elements += collected }
        } else {
            collectAnew(into: &elements)
        }
    }

    private func collectAnew(into elements: inout [Element]) {
        let start = elements.count
        var isEachOne = true
        for (index, node) in nodes.enumerated() {
            node.collect(into: &elements)
            if elements.count != start + index + 1 { isEachOne = false }
        }
        collected = isEachOne ? (start == 0 ? elements : Array(elements[start...])) : nil
        collectedAt = inside.container.changes
    }

    private func collectWithTags(into elements: inout [Element]) {
        for (id, node) in zip(ids, nodes) {
            let start = elements.count
            node.collect(into: &elements)
            inside.container.note(AnyHashable(id), on: elements[start...])
        }
    }

    override func unmount() {
        super.unmount()
        for node in nodes { node.unmount() }
    }
}

extension ForEachNode: ScrollTargetNode {
    func scrollTarget(_ id: AnyHashable) -> Element? {
        guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
        return nodes[index].elements.first
    }

    func scrollIdentity(among elements: [ObjectIdentifier: Int]) -> AnyHashable? {
        var nearest: (step: Int, index: Int)?
        for (index, node) in nodes.enumerated() {
            for element in node.elements {
                guard let step = elements[ObjectIdentifier(element)], step < nearest?.step ?? .max else {
                    continue
                }
                nearest = (step, index)
            }
        }
        return nearest.map { AnyHashable(ids[$0.index]) }
    }
}
