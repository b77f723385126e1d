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
    private var copies: [Int] = []
    private var nodes: [ViewNode<Content>] = []
    private var hasDoubledIDs = false

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { makeRows { key, element in makeNode(element, key) } }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        let former = self.view
        self.view = view
        if isDirty || hasDoubledIDs || !view.makesTheSame(as: former) { return evaluate() }
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
        for place in difference.removals.reversed() {
            ids.remove(at: place)
            nodes.remove(at: place)
        }
        for (place, (id, element)) in zip(difference.insertions, zip(cameIDs, came)) {
            let known = gone.removeValue(forKey: id)
            known?.update(view.content(element))
            ids.insert(id, at: place)
            nodes.insert(known ?? makeNode(element, Key(id: id, copy: 0)), at: place)
        }
        copies = Array(repeating: 0, count: ids.count)
        for node in gone.values { node.unmount() }
        inside.container.setNeedsArranging()
        return true
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
        for index in ids.indices { known[Key(id: ids[index], copy: copies[index])] = nodes[index] }
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
        copies.reserveCapacity(count)
        nodes.reserveCapacity(count)
        hasDoubledIDs = false
        var position = data.startIndex
        while position != data.endIndex {
            let element = data[position]
            let own = id(element)
            let copy = lastCopies[own, default: 0]
            lastCopies[own] = copy + 1
            if copy > 0 { hasDoubledIDs = true }
            if copy == 1 { graph.report("ForEach over \(Data.self) has the id “\(own)” more than once.") }
            ids.append(own)
            copies.append(copy)
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
        guard inside.container.wantsTags else {
            for node in nodes { node.collect(into: &elements) }
            return
        }
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
