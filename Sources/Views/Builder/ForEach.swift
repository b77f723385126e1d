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
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

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
        id = \.id
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
    package func makeNode(at place: Place) -> ViewNode<Self> { ForEachNode(self, at: place) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    /// What tells rows apart: where elements have the same identity, also which of them it is.
    private struct Key: Hashable {
        let id: ID
        let copy: Int
    }

    private struct Row {
        let key: Key
        let node: ViewNode<Content>
    }

    private var view: ForEach<Data, ID, Content>
    private let inside: Place
    private var rows: [Row] = []

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { rows = makeRows { key, element in makeNode(element, key) } }
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
        guard view.data.count == rows.count else { return false }
        var index = 0
        for element in view.data {
            guard rows[index].key.id == view.id(element) else { return false }
            index += 1
        }
        for (element, row) in zip(view.data, rows) { row.node.update(view.content(element)) }
        return true
    }

    private func rearrange() {
        var known: [Key: ViewNode<Content>] = [:]
        known.reserveCapacity(rows.count)
        for row in rows { known[row.key] = row.node }
        rows = makeRows { key, element in
            guard let node = known.removeValue(forKey: key) else { return makeNode(element, key) }
            node.update(view.content(element))
            return node
        }
        for node in known.values { node.unmount() }
        inside.container.setNeedsArranging()
    }

    private func makeRows(_ node: (Key, Data.Element) -> ViewNode<Content>) -> [Row] {
        var copies: [ID: Int] = [:]
        copies.reserveCapacity(view.data.count)
        var rows: [Row] = []
        rows.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            let copy = copies[id, default: 0]
            copies[id] = copy + 1
            if copy == 1 { graph.report("ForEach over \(Data.self) has the id “\(id)” more than once.") }
            let key = Key(id: id, copy: copy)
            rows.append(Row(key: key, node: node(key, element)))
        }
        return rows
    }

    private func makeNode(_ element: Data.Element, _ key: Key) -> ViewNode<Content> {
        var place = inside
        place.row =
            key.copy == 0 ? place.row.appending(key.id) : place.row.appending("\(key.id)-\(key.copy + 1)")
        return place.makeNode(view.content(element))
    }

    override func collect(into elements: inout [Element]) {
        guard inside.container.wantsTags else {
            for row in rows { row.node.collect(into: &elements) }
            return
        }
        for row in rows {
            let start = elements.count
            row.node.collect(into: &elements)
            inside.container.note(AnyHashable(row.key.id), on: elements[start...])
        }
    }

    override func unmount() {
        super.unmount()
        for row in rows { row.node.unmount() }
    }
}
