internal import DOM
public import Reactive

/// A view for each element of a collection, told apart by an identity.
///
/// ```swift
/// ForEach(articles) { article in Text(article.title) }
/// ForEach(names, id: \.self) { name in Text(name) }
/// ForEach($articles) { $article in TextField("Title", text: $article.title) }
/// ```
///
/// A view follows its element: when elements change places, their views move and keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// The data that the views are made of.
    public let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// A view for each element, told apart by what a key path says.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        // Not by a key path, which takes several times as long.
        id = { $0.id }
        self.content = content
    }

    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        self.content = content
    }

    /// A view for each element, which it can change.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.data = data
        id = { $0.wrappedValue.id }
        self.content = content
    }

    /// A view for each element, which it can change, told apart by what a key path says.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.data = data
        self.id = { $0.wrappedValue[keyPath: id] }
        self.content = content
    }
}

extension ForEach: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> {
        place.container.isLazy ? makeLongRowsNode(at: place) : ForEachNode(self, at: place)
    }
}

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

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { makeRows { key, element in makeNode(element, key) } }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        track {
            if !updateInPlace() { rearrange() }
        }
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
        var position = data.startIndex
        while position != data.endIndex {
            let element = data[position]
            let own = id(element)
            let copy = lastCopies[own, default: 0]
            lastCopies[own] = copy + 1
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
